import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const OTHERS = 0o077

/**
 * Makes a folder that its owner alone may enter and read, with all that is in it already. The folder itself comes last: its
 * mode says that the rest is done, so that every later start costs one look.
 */
export async function restrictFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (((await stat(folder)).mode & OTHERS) === 0) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const mode = entry.isDirectory() ? 0o700 : 0o600
    await chmod(join(entry.parentPath, entry.name), mode).catch(ignoreMissing)
  }
  await chmod(folder, 0o700)
}

/** Another node removes files meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
