import type { Page } from 'playwright-core'

/** Waits until the live channel of a page that is opened after this call is connected. */
export async function liveChannelOf(page: Page): Promise<void> {
  const channel = await page.waitForEvent('websocket', (each) => each.url().includes('/socket.io/'))
  // Socket.IO's reply to a connection begins with 40.
  await channel.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40'))
}
