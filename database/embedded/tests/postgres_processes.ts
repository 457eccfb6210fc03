import { readdir, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'

/** The ids of all processes whose working folder is the cluster of a data folder (Linux). */
export async function postgresProcesses(dataDir: string): Promise<number[]> {
  const cluster = await realpath(join(dataDir, 'postgres')).catch(() => undefined)
  if (!cluster) return []

  const found: number[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    if (folder === cluster) found.push(Number(pid))
  }
  return found
}
