import { readdir, readFile } from 'node:fs/promises'
import { until } from './until.ts'

/** The processes that received a folder in their command line or environment: those that still work with its data. */
export async function processesIn(folder: string): Promise<{ pid: number; command: string }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const read = (pid: number, file: string) =>
    readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  const all = await Promise.all(
    pids.map(async (pid) => ({
      pid,
      command: await read(pid, 'cmdline'),
      environment: await read(pid, 'environ'),
    }))
  )
  return all
    .filter(({ command, environment }) => (command + environment).includes(folder))
    .map(({ pid, command }) => ({ pid, command: command.replaceAll('\0', ' ').trim() }))
}

/**
 * Waits until no process works with the data of a folder. A first start writes its new cluster to disk in the background,
 * possibly until after the server exits.
 */
export function waitForNoProcessIn(folder: string): Promise<void> {
  return until(`no process uses ${folder}`, async () => (await processesIn(folder)).length === 0)
}
