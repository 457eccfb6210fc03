import type { Language } from '@saajha/contract/language'
import type { PreferencesBody } from '@saajha/contract/preferences'
import { sendJson } from '@/lib/http/api'
import { setLanguage } from '@/lib/preferences/language'
import { useCurrentUser } from '@/lib/session/use_current_user'

const SAVE_MS = 2_000

/** Returns a function that loads the page in a language, and saves it for a member's e-mails and pushes. */
export function useLanguageSwitch() {
  const { isSignedIn, isPending } = useCurrentUser()
  return (language: Language) =>
    void (isSignedIn || isPending ? save(language) : Promise.resolve()).then(() =>
      setLanguage(language)
    )
}

/** Saves the language of a member's e-mails; a failure or a slow server does not keep the page in the other language. */
async function save(language: Language) {
  const timeout = new Promise((resolve) => setTimeout(resolve, SAVE_MS))
  const body: PreferencesBody = { language }
  await Promise.race([timeout, sendJson('PUT', '/api/user/preferences', body).catch(() => {})])
}
