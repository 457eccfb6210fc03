import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Creates a folder and its parents; Node's recursive mkdir never returns below /proc. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (await isFolder(path)) return
    const missingAbove = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (!missingAbove || (await isFolder(dirname(path)))) throw error
    await makeFolder(dirname(path))
    await makeFolder(path)
  }
}

async function isFolder(path: string) {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false
}
