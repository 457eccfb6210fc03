import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder of its own for one test; `forget` removes it. */
export async function dataFolder(): Promise<{ path: string; forget(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'saajha-house-'))
  return { path, forget: () => rm(path, { recursive: true, force: true }) }
}
