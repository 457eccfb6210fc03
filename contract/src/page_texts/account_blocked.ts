import type { Language } from '../language.ts'

/** What a suspended member reads at sign-in, without a recorded reason. */
export const ACCOUNT_BLOCKED: Record<Language, string> = {
  en: 'Your account is blocked. Please contact support.',
  hi: 'आपका अकाउंट सस्पेंड है। मदद के लिए हमारी टीम से संपर्क करें।',
}
