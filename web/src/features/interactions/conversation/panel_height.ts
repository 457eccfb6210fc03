/** The height of a conversation: what the header and the heading of the page leave of the screen. */
export const PANEL_HEIGHT =
  'h-[calc(100dvh-12.5rem)] max-h-192 min-h-96 sm:h-[calc(100dvh-16rem)] lg:h-[calc(100dvh-13rem)]'
