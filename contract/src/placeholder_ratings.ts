/** The values of the setting `PLACEHOLDER_RATINGS`: whether items and owners without reviews have placeholder ratings. */
export const PLACEHOLDER_RATINGS = ['on', 'off'] as const

/** The name of the meta element of a page without placeholder ratings. */
export const WITHOUT_PLACEHOLDER_RATINGS = 'without-placeholder-ratings'

/** Adds the meta element to an HTML page if the setting is `off`. */
export function markPlaceholderRatings(page: string, setting: string | undefined): string {
  if (setting !== 'off') return page
  return page.replace('</head>', `<meta name="${WITHOUT_PLACEHOLDER_RATINGS}" /></head>`)
}
