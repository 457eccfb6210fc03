const fetched = new Map<string, Promise<unknown>>()

/**
 * Fetches the files of a script into the browser's cache in one round trip, before they are imported; the page lists them in
 * the meta element `code:<name>`. Rejects if a file fails, and can then be retried, unlike an `import`, whose failure lasts
 * until the page is reloaded.
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
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  await response.arrayBuffer()
}
