/** How long a file may send nothing until its download is given up, in milliseconds. */
const STALL_MS = 30_000

const fetched = new Map<string, Promise<unknown>>()

/**
 * Fetches the files of a script into the browser's cache in one round trip, before they are imported; the page lists them in
 * the meta element `code:<name>`. Rejects if a file fails or stalls, and can then be retried, unlike an `import`, whose failure
 * lasts until the page is reloaded.
 */
export async function fetchCode(name: string): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="code:${name}"]`)
  await Promise.all(meta?.content.split(' ').map(fetchOnce) ?? [])
}

function fetchOnce(url: string): Promise<unknown> {
  const file = fetched.get(url) ?? fetchFile(url)
  fetched.set(url, file)
  file.catch(() => fetched.delete(url))
  return file
}

async function fetchFile(url: string): Promise<void> {
  const controller = new AbortController()
  const startTimer = () => setTimeout(() => controller.abort(), STALL_MS)
  let timer = startTimer()
  try {
    const response = await fetch(url, { signal: controller.signal })
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    const reader = response.body?.getReader()
    // A timeout of the whole download would fail on a slow connection each time.
    let isDone = !reader
    while (!isDone) {
      clearTimeout(timer)
      timer = startTimer()
      isDone = (await reader!.read()).done
    }
  } finally {
    clearTimeout(timer)
  }
}
