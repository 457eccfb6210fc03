import { inLanguage } from '@/messages/in_language'

/** The strength of a new password. A weak one is never rejected. */
export const passwordHint = inLanguage({
  en: {
    scores: ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'],
    common: 'Many people use this password or a similar one. Others guess it easily.',
  },
  hi: {
    scores: ['बहुत कमज़ोर', 'कमज़ोर', 'ठीक-ठाक', 'अच्छा', 'मज़बूत'],
    common: 'यह या ऐसा ही पासवर्ड बहुत लोग रखते हैं। इसका अंदाज़ा लगाना आसान है।',
  },
})
