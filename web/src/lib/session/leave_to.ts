let isLeaving = false

/** Starts a full page navigation, for provider sign-in and sign-out: both are endpoints of the server. */
export function leaveTo(url: string) {
  isLeaving = true
  window.location.assign(url)
}

/** Loads the page again. */
export function reloadPage() {
  isLeaving = true
  window.location.reload()
}

/** Whether `leaveTo` or `reloadPage` was called; forms then skip the question about unsaved changes, since their draft is stored. */
export function isLeavingOnPurpose() {
  return isLeaving
}
