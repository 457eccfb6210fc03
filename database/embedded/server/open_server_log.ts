import { open, rename, stat, truncate } from 'node:fs/promises'

const LARGEST_AT_START = 1024 * 1024
const LARGEST = 16 * 1024 * 1024

/** Opens PostgreSQL's log for appending; a large file is rotated to `.old`, and excess output is truncated. */
export async function openServerLog(path: string) {
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  if (size > LARGEST_AT_START) await rename(path, `${path}.old`)

  const file = await open(path, 'a+', 0o600)
  const start = (await file.stat()).size
  const guard = setInterval(() => void cutOff(path).catch(() => {}), 30_000)
  guard.unref()

  return {
    fd: file.fd,
    /** The text written since this opening. */
    async read() {
      const bytes = Buffer.alloc(64 * 1024)
      const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
      return bytes.toString('utf8', 0, bytesRead)
    },
    async close() {
      clearInterval(guard)
      await file.close()
    },
  }
}

async function cutOff(path: string) {
  if ((await stat(path)).size > LARGEST) await truncate(path)
}
