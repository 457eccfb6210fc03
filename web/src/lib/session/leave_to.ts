/** A full page navigation: sign-in by a provider and sign-out are the server's pages, not the app's. */
export function leaveTo(address: string) {
  window.location.assign(address)
}
