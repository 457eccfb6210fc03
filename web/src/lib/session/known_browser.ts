import { readStored, writeStored } from '@/lib/preferences/browser_storage'
import { PRODUCT_NAME } from '@/lib/preferences/product'
import type { AuthTab } from '@/lib/session/auth_dialog_slice'

/** The `localStorage` key that says that a member has signed in with this browser, and not who. */
const KEY = `${PRODUCT_NAME}_has_member`

/** Remembers that a member has signed in with this browser. */
export function rememberMember(): void {
  writeStored(KEY, 'true')
}

/** The tab of the sign-in dialog for a guest who needs an account: Log In once a member has signed in with this browser. */
export function likelyAuthTab(): AuthTab {
  return readStored(KEY) === null ? 'signup' : 'login'
}
