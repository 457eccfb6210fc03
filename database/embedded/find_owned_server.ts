import { rm, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { probeOwner } from './probe_owner.ts'
import { EmbeddedPostgresError } from './embedded_postgres_error.ts'
import { readPostmaster } from './read_postmaster.ts'
import { sendSignal } from './send_signal.ts'
import { servesCluster } from './serves_cluster.ts'
import type { Binaries } from './find_binaries.ts'
import type { DataFolder } from './data_folder.ts'

/** An owner that just starts, or whose connection broke, takes its lock long before this. */
const OWNERLESS_MS = 5_000
const STOPPING_MS = 30_000
const JUST_WRITTEN_MS = 1_000
const PATIENCE_MS = 120_000

/** The port of the server in this folder that a living process owns; nothing when, after waiting for it or ending it, no server is left. */
export async function findOwnedServer(
  folder: DataFolder,
  binaries: Binaries,
  password: string
): Promise<number | undefined> {
  const began = Date.now()
  let ownerlessSince: number | undefined
  let asked: 'INT' | 'QUIT' | undefined

  while (Date.now() - began < PATIENCE_MS) {
    const postmaster = await readPostmaster(folder)
    if (!postmaster) return undefined
    if (!(await servesCluster(postmaster.pid, folder.cluster))) {
      if (await removeStalePostmasterPid(folder, postmaster.pid)) return undefined
      await delay(25)
      continue
    }

    const answer = await probeOwner(postmaster.port, password, folder.cluster)
    if (answer === 'owned') return postmaster.port
    if (answer === 'silent' && !asked && postmaster.status !== 'stopping')
      ownerlessSince = undefined
    else ownerlessSince ??= Date.now()

    // Its watchdog ends a server whose owner died; this is for the case that the watchdog died too.
    const waited = ownerlessSince === undefined ? 0 : Date.now() - ownerlessSince
    if (!asked && answer === 'ownerless' && waited > OWNERLESS_MS) {
      await sendSignal(binaries, postmaster.pid, (asked = 'INT'))
    } else if (asked !== 'QUIT' && waited > STOPPING_MS) {
      await sendSignal(binaries, postmaster.pid, (asked = 'QUIT'))
    }
    await delay(25)
  }
  throw new EmbeddedPostgresError(
    `A PostgreSQL in ${folder.cluster} neither answers nor ends: end it (its number stands in postmaster.pid), set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL of your own.`
  )
}

/**
 * A number that came back after a power loss belongs to a stranger, and PostgreSQL would respect
 * him; an empty file would stop it too, but is also what a server begins with.
 */
async function removeStalePostmasterPid(folder: DataFolder, pid: number): Promise<boolean> {
  const { mtimeMs } = await stat(folder.postmasterPid).catch(() => ({ mtimeMs: 0 }))
  if (pid === 0 && Math.abs(Date.now() - mtimeMs) < JUST_WRITTEN_MS) return false
  if ((await readPostmaster(folder))?.pid === pid) await rm(folder.postmasterPid, { force: true })
  return true
}
