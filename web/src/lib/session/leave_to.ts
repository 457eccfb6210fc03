let isOnItsWay = false

/** A full page navigation: sign-in by a provider and sign-out are the server's pages, not the app's. */
export function leaveTo(address: string) {
  isOnItsWay = true
  window.location.assign(address)
}

/** Whether the member chose to sign in or out, which a form need not ask about: its draft is kept. */
export function isLeavingOnPurpose() {
  return isOnItsWay
}
