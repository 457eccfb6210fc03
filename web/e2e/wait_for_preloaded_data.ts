import { PRELOADED_DATA } from '@saajha/contract/initial_queries'
import { expect, inject } from 'vitest'

/**
 * Asks for a page until it comes with its first replies, or with the element of this id: the server sends it without where
 * they take too long. What it has read it keeps, so that whoever asks next finds them there.
 */
export async function waitForPreloadedData(path: string, id = PRELOADED_DATA): Promise<void> {
  const isFilled = async () => {
    const page = await fetch(new URL(path, inject('app')))
    return (await page.text()).includes(`id="${id}"`)
  }
  await expect.poll(isFilled, { message: path, timeout: 60_000 }).toBe(true)
}
