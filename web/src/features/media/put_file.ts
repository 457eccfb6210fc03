import { readApiError } from '@/lib/http/api_error'

type Upload = {
  /** A signed upload URL of this server; it accepts one file. */
  uploadUrl: string
  file: Blob
  /** Called with the sent share of the bytes, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

const ATTEMPTS = 3
const DEFAULT_WAIT_SECONDS = 5
const MAX_WAIT_SECONDS = 30

/**
 * Longer than an upload that the server still takes can be silent: 30 s in its queue, 120 s of sending what the browser reports as
 * sent, and 60 s until a response.
 */
const STALLED_MS = 240_000

/**
 * Uploads the raw bytes of a file; retries a 503 after its Retry-After. Throws `ApiError` on any other error status, an
 * error after four minutes without progress, and the reason of the signal once it is aborted.
 */
export async function putFile(upload: Upload): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    upload.signal?.throwIfAborted()
    const { status, text, retryAfter } = await put(upload)
    if (status >= 200 && status < 300) return
    if (status !== 503 || attempt === ATTEMPTS)
      throw await readApiError(new Response(text, { status }))
    await delay(retryAfter)
  }
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function put({ uploadUrl, file, onProgress, signal }: Upload) {
  let stall: ReturnType<typeof setTimeout>
  return new Promise<{ status: number; text: string; retryAfter: string | null }>(
    (resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('PUT', uploadUrl)
      request.setRequestHeader('content-type', file.type)
      // A timeout of the whole request would also end a slow one.
      const waitAgain = () => {
        clearTimeout(stall)
        stall = setTimeout(() => {
          reject(new Error('The upload has stalled'))
          request.abort()
        }, STALLED_MS)
      }
      request.upload.onprogress = ({ loaded, total }) => {
        waitAgain()
        onProgress?.(total ? loaded / total : 0)
      }
      request.onload = () => {
        const retryAfter = request.getResponseHeader('retry-after')
        resolve({ status: request.status, text: request.responseText, retryAfter })
      }
      request.onerror = () => reject(new Error('The connection was lost'))
      request.onabort = () => reject(signal?.reason as Error)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(file)
      waitAgain()
    }
  ).finally(() => clearTimeout(stall))
}

function delay(retryAfter: string | null): Promise<void> {
  const seconds = Number(retryAfter) || DEFAULT_WAIT_SECONDS
  return new Promise((resolve) => setTimeout(resolve, Math.min(seconds, MAX_WAIT_SECONDS) * 1_000))
}
