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

/** Whether `leaveTo` or `reloadPage` was called. The member has pressed what does it, so forms skip the question about unsaved changes. */
export function isLeavingOnPurpose() {
  return isLeaving
}
