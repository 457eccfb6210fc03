/** A request of the service worker to a tab of the app: whether it shows a URL or may go there, or to go there. */
export type TabRequest = { type: 'ask' | 'open'; url: string }

/** The response of a tab: it shows the URL, may go there, or has input that would be lost. */
export type TabState = 'shown' | 'free' | 'unsaved'
