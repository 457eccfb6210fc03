import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const GROUP_AND_OTHERS = 0o077

/**
 * Creates a folder that only its owner may access, and restricts its existing content. The mode of the folder itself is
 * changed last and marks the work as done, so that later starts need only one `stat`.
 */
export async function restrictFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (((await stat(folder)).mode & GROUP_AND_OTHERS) === 0) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const mode = entry.isDirectory() ? 0o700 : 0o600
    await chmod(join(entry.parentPath, entry.name), mode).catch(ignoreMissing)
  }
  await chmod(folder, 0o700)
}

/** Another node may delete files concurrently. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
