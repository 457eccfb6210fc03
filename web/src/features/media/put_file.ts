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
 * Uploads the raw bytes of a file; retries a 503 after its Retry-After. Throws `ApiError` on any other error status, and the
 * reason of the signal once it is aborted.
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
  return new Promise<{ status: number; text: string; retryAfter: string | null }>(
    (resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('PUT', uploadUrl)
      request.setRequestHeader('content-type', file.type)
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
      request.onload = () => {
        const retryAfter = request.getResponseHeader('retry-after')
        resolve({ status: request.status, text: request.responseText, retryAfter })
      }
      request.onerror = () => reject(new Error('The connection was lost'))
      request.onabort = () => reject(signal?.reason as Error)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(file)
    }
  )
}

function delay(retryAfter: string | null): Promise<void> {
  const seconds = Number(retryAfter) || DEFAULT_WAIT_SECONDS
  return new Promise((resolve) => setTimeout(resolve, Math.min(seconds, MAX_WAIT_SECONDS) * 1_000))
}
