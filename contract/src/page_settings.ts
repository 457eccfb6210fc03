/** The values of the setting `PLACEHOLDER_RATINGS`: whether items and owners without reviews have placeholder ratings. */
export const PLACEHOLDER_RATINGS = ['on', 'off'] as const

/** The name of the meta element of a page without placeholder ratings. */
export const WITHOUT_PLACEHOLDER_RATINGS = 'without-placeholder-ratings'

/** The name of the meta element of a page without Google sign-in. */
export const WITHOUT_GOOGLE_SIGN_IN = 'without-google-sign-in'

/** The settings of the server that a page shows. */
export type PageSettings = { placeholderRatings: string | undefined; hasGoogleSignIn: boolean }

/**
 * Adds a meta element to an HTML page for each feature that is off. A page without the elements, such as one of the previous
 * release, has the features.
 */
export function markPageSettings(page: string, settings: PageSettings): string {
  const marks = [
    settings.placeholderRatings === 'off' && WITHOUT_PLACEHOLDER_RATINGS,
    !settings.hasGoogleSignIn && WITHOUT_GOOGLE_SIGN_IN,
  ].filter((mark) => typeof mark === 'string')
  const elements = marks.map((name) => `<meta name="${name}" />`).join('')
  return page.replace('</head>', `${elements}</head>`)
}
