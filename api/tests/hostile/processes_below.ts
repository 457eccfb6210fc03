import { readFile } from 'node:fs/promises'

/**
 * The ids of this process's descendants whose command line contains `program`; empty if the system does not provide
 * them.
 */
export async function processesBelow(program: string): Promise<number[]> {
  const below = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '')
  const found: number[] = []
  for (const pid of below.split(' ').filter(Boolean).map(Number)) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (line.includes(program)) found.push(pid)
  }
  return found
}
