import type { Language } from '../language.ts'

/** The answer to an appeal that was right, in the notification and in the list of a member's reports. */
export const APPEAL_UPHELD: Record<Language, string> = {
  en: "You were right. We've undone our decision.",
  hi: 'आपकी बात सही थी। हमने अपना फ़ैसला वापस ले लिया है।',
}
