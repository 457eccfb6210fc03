import type { SignInNotice } from '@saajha/contract/sign_in_notice'
import type { Notice } from '@/lib/toasts/toasts_slice'
import { auth } from '@/messages/auth'

/** The notices after a sign-in with Google, by outcome. */
export const SIGN_IN_MESSAGES: Record<SignInNotice, Notice> = {
  welcome: { title: auth.loginSuccessful, description: auth.welcomeBack },
  created: { title: auth.accountCreated, description: auth.accountCreatedHint },
  linked: { title: auth.loginSuccessful, description: auth.googleLinkedHint },
  unavailable: {
    title: auth.googleUnavailable,
    description: auth.googleUnavailableHint,
    variant: 'info',
  },
  cancelled: {
    title: auth.googleCancelled,
    description: auth.googleCancelledHint,
    variant: 'info',
  },
  unverified: failed(auth.googleUnverifiedHint),
  blocked: failed(auth.googleBlockedHint),
  failed: failed(auth.googleFailedHint),
}

/** The notice after a sign-in whose cookies the browser blocks. */
export const COOKIES_BLOCKED: Notice = failed(auth.cookiesBlocked)

function failed(description: string) {
  return { title: auth.loginFailed, description, variant: 'destructive' as const }
}
