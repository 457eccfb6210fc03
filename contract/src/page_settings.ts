/** The values of the setting `PLACEHOLDER_RATINGS`: whether items and owners without reviews have placeholder ratings. */
export const PLACEHOLDER_RATINGS = ['on', 'off'] as const

/** The name of the meta element of a page without placeholder ratings. */
export const WITHOUT_PLACEHOLDER_RATINGS = 'without-placeholder-ratings'

/** The name of the meta element of a page without Google sign-in. */
export const WITHOUT_GOOGLE_SIGN_IN = 'without-google-sign-in'

/** The name of the meta element with the WhatsApp number of the support. */
export const SUPPORT_WHATSAPP = 'support-whatsapp'

/** The settings of the server that a page shows. */
export type PageSettings = {
  placeholderRatings: string | undefined
  hasGoogleSignIn: boolean
  /** Digits with the country code; undefined without a number. */
  supportWhatsapp: string | undefined
}

type GoogleVariables = {
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
}

/** The environment variables of the page settings, among others. */
type PageVariables = GoogleVariables & {
  PLACEHOLDER_RATINGS?: string | undefined
  SUPPORT_WHATSAPP?: string | undefined
  [other: string]: string | undefined
}

/** The page settings of an environment. */
export function pageSettings(variables: PageVariables): PageSettings {
  return {
    placeholderRatings: variables.PLACEHOLDER_RATINGS,
    hasGoogleSignIn: hasGoogleSignIn(variables),
    supportWhatsapp: variables.SUPPORT_WHATSAPP,
  }
}

/** Whether members can sign in with Google: both the client id and the secret are set. */
export function hasGoogleSignIn(variables: GoogleVariables): boolean {
  return Boolean(variables.GOOGLE_CLIENT_ID && variables.GOOGLE_CLIENT_SECRET)
}

/** The digits of a WhatsApp number with its country code, in any spelling: '+91 98000 00009'; null if it is none. */
export function supportNumber(number: string): string | null {
  const digits = number.replace(/[\s()+-]/g, '')
  return /^\d{10,15}$/.test(digits) ? digits : null
}

/**
 * Adds a meta element to an HTML page for each feature that is off, and for the number of the support. A page without the
 * elements, such as one of the previous release, has the features and no number.
 */
export function markPageSettings(page: string, settings: PageSettings): string {
  const marks = [
    settings.placeholderRatings === 'off' && WITHOUT_PLACEHOLDER_RATINGS,
    !settings.hasGoogleSignIn && WITHOUT_GOOGLE_SIGN_IN,
  ].filter((mark) => typeof mark === 'string')
  const elements = marks.map((name) => `<meta name="${name}" />`)
  const number = settings.supportWhatsapp && supportNumber(settings.supportWhatsapp)
  if (number) elements.push(`<meta name="${SUPPORT_WHATSAPP}" content="${number}" />`)
  return page.replace('</head>', `${elements.join('')}</head>`)
}
