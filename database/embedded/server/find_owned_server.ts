import { rm, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { probeOwner } from '../ownership/probe_owner.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { readPostmaster } from './read_postmaster.ts'
import { sendSignal } from './send_signal.ts'
import { servesCluster } from './serves_cluster.ts'
import type { Binaries } from './find_binaries.ts'
import type { DataFolder } from '../data_folder/data_folder.ts'

/** A starting owner, or one whose connection broke, acquires its lock well within this time. */
const OWNERLESS_MS = 5_000
const STOPPING_MS = 30_000
const JUST_WRITTEN_MS = 1_000
const TIMEOUT_MS = 120_000

/** The port of the folder's server if a live process owns it; undefined once no server is left, after waiting for it or ending it. */
export async function findOwnedServer(
  folder: DataFolder,
  binaries: Binaries,
  password: string
): Promise<number | undefined> {
  const began = Date.now()
  let ownerlessSince: number | undefined
  let lastSignal: 'INT' | 'QUIT' | undefined

  while (Date.now() - began < TIMEOUT_MS) {
    const postmaster = await readPostmaster(folder)
    if (!postmaster) return undefined
    if (!(await servesCluster(postmaster.pid, folder.cluster))) {
      if (await removeStalePostmasterPid(folder, postmaster.pid)) return undefined
      await delay(25)
      continue
    }

    const ownership = await probeOwner(postmaster.port, password, folder.cluster)
    if (ownership === 'owned') return postmaster.port
    if (ownership === 'silent' && !lastSignal && postmaster.status !== 'stopping')
      ownerlessSince = undefined
    else ownerlessSince ??= Date.now()

    // The watchdog ends a server whose owner died; this handles a watchdog that died too.
    const waited = ownerlessSince === undefined ? 0 : Date.now() - ownerlessSince
    if (!lastSignal && ownership === 'ownerless' && waited > OWNERLESS_MS) {
      await sendSignal(binaries, postmaster.pid, (lastSignal = 'INT'))
    } else if (lastSignal !== 'QUIT' && waited > STOPPING_MS) {
      await sendSignal(binaries, postmaster.pid, (lastSignal = 'QUIT'))
    }
    await delay(25)
  }
  throw new EmbeddedPostgresError(
    `A PostgreSQL in ${folder.cluster} neither responds nor stops: end it (its process id is in postmaster.pid), set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL of your own.`
  )
}

/**
 * After a power loss the process id may belong to an unrelated process, and PostgreSQL would take it for a running server. An
 * empty file would block PostgreSQL too, but a starting server also begins with one.
 */
async function removeStalePostmasterPid(folder: DataFolder, pid: number): Promise<boolean> {
  const { mtimeMs } = await stat(folder.postmasterPid).catch(() => ({ mtimeMs: 0 }))
  if (pid === 0 && Math.abs(Date.now() - mtimeMs) < JUST_WRITTEN_MS) return false
  if ((await readPostmaster(folder))?.pid === pid) await rm(folder.postmasterPid, { force: true })
  return true
}
