let isLeaving = false

/** Starts a full page navigation, for provider sign-in and sign-out, which are endpoints of the server. */
export function leaveTo(url: string) {
  isLeaving = true
  window.location.assign(url)
}

/** Whether `leaveTo` was called; forms then skip the question about unsaved changes, since their draft is stored. */
export function isLeavingOnPurpose() {
  return isLeaving
}
