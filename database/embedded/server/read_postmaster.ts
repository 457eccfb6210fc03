import { readFile } from 'node:fs/promises'
import type { DataFolder } from '../data_folder/data_folder.ts'

/** The content of postmaster.pid. Its server may be dead. */
interface Postmaster {
  pid: number
  port: number
  status: 'starting' | 'ready' | 'stopping' | 'unknown'
}

/** Reads postmaster.pid: line 1 is the process id, line 4 the port, line 8 the status; missing numbers are 0. */
export async function readPostmaster(folder: DataFolder): Promise<Postmaster | undefined> {
  const content = await readFile(folder.postmasterPid, 'utf8').catch(() => undefined)
  if (content === undefined) return undefined

  const lines = content.split('\n').map((line) => line.trim())
  const status = (['starting', 'ready', 'stopping'] as const).find((name) => name === lines[7])
  return { pid: number(lines[0]), port: number(lines[3]), status: status ?? 'unknown' }
}

const number = (line = '') => Number.parseInt(line) || 0
