import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { restrictFolder } from '#bin/restrict_folder'
import { incomingFolder } from '#modules/media/storage/incoming_folder'
import env from '#start/env'
import { dataFolder } from '#tests/data_folder'
import { Member } from '#tests/member'
import { photograph, send, uploadsFor } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('Uploaded files', () => {
  test('are not readable by other accounts of the machine', async ({ client, assert }) => {
    const { uploadUrls } = await uploadsFor(await Member.join(client, 'Private Person'))
    assert.equal((await send(uploadUrls[0]!, await photograph(80, 60))).status, 200)
    await waitForDeliveries()
    const modes = await modesIn(join(env.get('DATA_DIR'), 'media'))
    assert.includeMembers([...modes.values()], [0o700, 0o600])
    for (const [path, mode] of modes) assert.oneOf(mode, [0o700, 0o600], path)
    assert.equal(await modeOf(incomingFolder), 0o700)
  })

  test('get restricted modes at the next start after an older release', async ({
    assert,
    cleanup,
  }) => {
    const folder = await dataFolder()
    cleanup(() => folder.forget())
    const media = join(folder.path, 'media')
    const nested = join(media, 'originals', 'a')
    await mkdir(nested, { recursive: true })
    await writeFile(join(nested, 'file'), 'x')
    await chmod(media, 0o755)
    await chmod(nested, 0o755)
    await chmod(join(nested, 'file'), 0o644)
    await restrictFolder(media)
    const modes = await modesIn(media)
    assert.deepEqual([...modes.values()].sort(), [0o600, 0o700, 0o700, 0o700])
    assert.equal(modes.get(join(nested, 'file')), 0o600)
  })

  test('have a folder from the start', async ({ assert, cleanup }) => {
    const folder = await dataFolder()
    cleanup(() => folder.forget())
    const media = join(folder.path, 'media')
    await restrictFolder(media)
    await restrictFolder(media)
    assert.equal(await modeOf(media), 0o700)
  })
})

/** The modes of a folder and its entries, by path. */
async function modesIn(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))]
  return new Map(await Promise.all(paths.map(async (path) => [path, await modeOf(path)] as const)))
}

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777
}
