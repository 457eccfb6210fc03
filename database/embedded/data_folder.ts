import { join, resolve } from 'node:path'

/** Where the embedded PostgreSQL keeps its things inside the data folder. */
export interface DataFolder {
  root: string
  cluster: string
  password: string
  postmasterPid: string
  log: string
}

/** Names the places of the embedded PostgreSQL; the password lives and moves with its cluster. */
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
