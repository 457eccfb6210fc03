const fetched = new Map<string, Promise<unknown>>()

/**
 * Fetches the files of a script, all in one round trip, into the browser's cache, where its `import` finds them; the page
 * names them as `code:<name>`. Rejects if one fails, and can then be called again: an `import` that failed once fails
 * for as long as the page lives.
 */
export async function fetchCode(name: string): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="code:${name}"]`)
  await Promise.all(named?.content.split(' ').map(fetchOnce) ?? [])
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
