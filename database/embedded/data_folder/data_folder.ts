import { join, resolve } from 'node:path'

/** The paths of the embedded PostgreSQL in the data folder. */
export interface DataFolder {
  root: string
  cluster: string
  password: string
  postmasterPid: string
  log: string
}

/** The paths in a data folder; the password is inside the cluster and moves with it. */
export function dataFolder(dataDir: string): DataFolder {
  const root = resolve(dataDir)
  const cluster = join(root, 'postgres')
  return {
    root,
    cluster,
    password: join(cluster, 'saajha.password'),
    postmasterPid: join(cluster, 'postmaster.pid'),
    log: join(root, 'postgres.log'),
  }
}
