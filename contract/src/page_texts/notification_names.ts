import type { Language } from '../language.ts'

/** What a notification names instead of a sender without an account and of a listing without a title. */
export const NOTIFICATION_NAMES: Record<Language, { guest: string; item: string }> = {
  en: { guest: 'A guest', item: 'your listing' },
  hi: { guest: 'एक विज़िटर', item: 'आपकी लिस्टिंग' },
}
