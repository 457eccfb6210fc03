/** The pages with legal texts, by the parameter `legal` of their URL. */
export const LEGAL_PAGES = ['complaints', 'terms', 'privacy'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** The state of a history entry that a link of this app opened: closing its dialog goes back. */
export const OPENED_HERE = { isOpenedHere: true }
