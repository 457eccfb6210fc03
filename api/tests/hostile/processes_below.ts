import { readFile } from 'node:fs/promises'

/** The processes that this one started and whose command line names a program; none where the system does not tell. */
export async function processesBelow(program: string): Promise<number[]> {
  const below = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '')
  const found: number[] = []
  for (const pid of below.split(' ').filter(Boolean).map(Number)) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (line.includes(program)) found.push(pid)
  }
  return found
}
