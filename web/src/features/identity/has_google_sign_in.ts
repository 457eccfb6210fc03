import { WITHOUT_GOOGLE_SIGN_IN } from '@saajha/contract/page_settings'

/** Whether members can sign in with Google, configured on the server and read from the page. */
export function hasGoogleSignIn(): boolean {
  return document.querySelector(`meta[name="${WITHOUT_GOOGLE_SIGN_IN}"]`) === null
}
