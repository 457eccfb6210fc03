const WAIT_MS = 400
const TRIES = 10

/**
 * Waits up to four seconds until the variants of an uploaded picture are published. Until then the server redirects to a
 * placeholder, and a page would keep showing the placeholder.
 */
export async function waitForVariants(url: string) {
  for (let tried = 0; tried < TRIES; tried++) {
    const isPublished = await hasVariants(url)
    if (isPublished) return
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
}

/** A failed check ends the wait: the upload itself succeeded, only its variants may be missing. */
async function hasVariants(url: string) {
  try {
    const response = await fetch(url, { method: 'HEAD', redirect: 'manual' })
    return response.type !== 'opaqueredirect'
  } catch {
    return true
  }
}
