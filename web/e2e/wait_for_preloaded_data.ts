import { PRELOADED_DATA } from '@saajha/contract/initial_queries'
import { expect, inject } from 'vitest'

/**
 * Polls a page until its HTML contains its preloaded data, or the element with this id. The server omits slow data and
 * caches it for the next request.
 */
export async function waitForPreloadedData(path: string, id = PRELOADED_DATA): Promise<void> {
  const isFilled = async () => {
    const page = await fetch(new URL(path, inject('app')))
    return (await page.text()).includes(`id="${id}"`)
  }
  await expect.poll(isFilled, { message: path, timeout: 60_000 }).toBe(true)
}
