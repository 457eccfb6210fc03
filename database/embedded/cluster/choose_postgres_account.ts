import { readFile, stat } from 'node:fs/promises'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { runProgram } from '../server/run_program.ts'

/** The account that runs PostgreSQL: a wrapper command, the ids of a system user, or neither. */
export interface PostgresAccount {
  wrapper: string[]
  owner?: { uid: number; gid: number }
}

const MYSELF: PostgresAccount = { wrapper: [] }

/**
 * PostgreSQL does not run as root, so root runs it in a user namespace that maps root's files to `daemon`. Without
 * namespaces, or if the cluster already belongs to another user, it runs as that user.
 */
export async function choosePostgresAccount(cluster: string): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return MYSELF

  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { wrapper: [], owner: { uid: owner.uid, gid: owner.gid } }

  const daemon = await readUnprivilegedIds()
  const ids = [`--map-user=${daemon.uid}`, `--map-group=${daemon.gid}`]
  const namespace = { wrapper: ['unshare', '--user', ...ids, '--'] }
  const { ok } = await runProgram(namespace, 'true', [])
  return ok ? namespace : { wrapper: [], owner: daemon }
}

/** initdb looks up its user by id, so the ids must exist in `/etc/passwd`. */
async function readUnprivilegedIds() {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const found = /^daemon:[^:]*:(\d+):(\d+):/m.exec(users)
  if (!found) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root and this system has no user daemon: run Saajha as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.'
    )
  }
  return { uid: Number(found[1]), gid: Number(found[2]) }
}
