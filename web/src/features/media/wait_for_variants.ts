const WAIT_MS = 400
const TRIES = 10

/**
 * Waits, a few seconds at most, until an uploaded picture can be seen under its address. The server makes its sizes
 * after the upload and sends readers to a stand-in until then, which a page would keep showing.
 */
export async function waitForVariants(address: string) {
  for (let tried = 0; tried < TRIES; tried++) {
    const isPublished = await canBeSeen(address)
    if (isPublished) return
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
}

/** A failed look is no reason to wait: the picture has arrived, only its sizes may not be there. */
async function canBeSeen(address: string) {
  try {
    const response = await fetch(address, { method: 'HEAD', redirect: 'manual' })
    return response.type !== 'opaqueredirect'
  } catch {
    return true
  }
}
