import { lstat, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTemporaryDataFolder } from '@saajha/database/embedded/data_folder/make_temporary_data_folder'
import { Program } from '#harness/program'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))
const WORKSPACES = ['contract', 'database', 'api']
const SOURCES = [...WORKSPACES, 'tsconfig.base.json']
const NODE_MODULES = join(REPOSITORY, 'node_modules')

/** The sources of a commit in a temporary folder, with today's packages. */
export class Release {
  private constructor(private folder: string) {}

  /** The name of the commit of a reference; null if the history of this clone lacks it, as a shallow one does. */
  static async commitOf(reference: string): Promise<string | null> {
    const { output } = await git('rev-parse', '--quiet', '--verify', `${reference}^{commit}`).ended
    return /^[0-9a-f]{40}$/m.exec(output)?.[0] ?? null
  }

  /** Extracts a commit from the history. Throws if it is not there. */
  static async extract(commit: string): Promise<Release> {
    const folder = await makeTemporaryDataFolder()
    const tar = join(folder, 'sources.tar')
    const { code, output } = await git('archive', '--output', tar, commit, ...SOURCES).ended
    if (code !== 0) throw new Error(output)
    await Program.run(['tar', '-xf', tar, '-C', folder], {})
    await linkPackages(folder)
    return new Release(folder)
  }

  /** The folder in which its programs run. */
  get api(): string {
    return join(this.folder, 'api')
  }

  async forget(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}

function git(...args: string[]): Program {
  return new Program(['git', '-C', REPOSITORY, ...args], {})
}

/** Links each installed package, and the extracted workspaces in place of today's. */
async function linkPackages(folder: string): Promise<void> {
  const target = join(folder, 'node_modules')
  await mkdir(join(target, '@saajha'), { recursive: true })
  for (const name of await readdir(NODE_MODULES)) {
    if (name !== '@saajha') await symlink(join(NODE_MODULES, name), join(target, name))
  }
  for (const name of WORKSPACES) {
    await symlink(join(folder, name), join(target, '@saajha', name))
    const own = join(REPOSITORY, name, 'node_modules')
    if (await lstat(own).catch(() => null)) await symlink(own, join(folder, name, 'node_modules'))
  }
}
