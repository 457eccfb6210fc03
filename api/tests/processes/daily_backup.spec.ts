import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { until } from '#harness/until'
import { verifyBackup } from '#shared/backup/verify_backup'
import { AppClient } from '#harness/app_client'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import { preparedDataFolder } from '#tests/prepared_data_folder'
import { aceProgram, serverProgram } from '#tests/app_program'
import { dataFolder } from '#tests/data_folder'

test.group('The daily backup of an embedded database in production', (group) => {
  group.tap((test) => test.tags(['@long']).timeout(360_000))

  test('is made once there are members, and the newest files of BACKUP_DAYS stay', async ({
    assert,
    cleanup,
  }) => {
    const folder = await preparedDataFolder()
    cleanup(() => folder.forget())
    const backups = join(folder.path, 'backups')
    const start = async () => {
      const port = await findFreePort()
      const environment = { DATA_DIR: folder.path, PORT: String(port), BACKUP_DAYS: '2' }
      const server = await serverProgram(environment).waitForOutput('is ready')
      return { server, url: `http://127.0.0.1:${port}` }
    }
    const first = await start()
    await until('its first round looks for members', () => existsSync(backups))
    await new AppClient(first.url).join('First Member')
    await first.server.stop()
    assert.isEmpty(await readdir(backups).catch(() => []))

    await mkdir(backups, { recursive: true })
    const old = ['2020-01-01', '2020-01-02'].map((day) => `saajha-${day}.backup`)
    for (const name of [...old, 'saajha-2020-01-01.backup.unfinished', 'notes.txt']) {
      await writeFile(join(backups, name), '')
    }
    const { server } = await start()
    cleanup(() => server.stop().then(() => {}))
    const names = () => readdir(backups).then((all) => all.toSorted())
    await until('the oldest is deleted', async () => !(await names()).includes(old[0]!))
    await until('the unfinished one is', async () => !(await names()).join().includes('unfinished'))
    const [notes, newest, today, ...rest] = await names()
    assert.deepEqual([notes, newest, rest], ['notes.txt', old[1], []])
    const { tables, media } = await verifyBackup(join(backups, today!))
    assert.equal(tables.find(({ name }) => name === 'users')!.rows, 1)
    assert.isNull(media)
    const recorded = `select from scheduled_runs where job = 'create_backup'`
    assert.isEmpty(await queryEmbeddedDatabase(folder.path, recorded))
  })

  test('is preceded by one of the former release, which this one restores, at the start that upgrades it, also with BACKUP_DAYS=0', async ({
    assert,
    cleanup,
  }) => {
    const folder = await preparedDataFolder()
    cleanup(() => folder.forget())
    const query = (sql: string) => queryEmbeddedDatabase(folder.path, sql)
    const port = await findFreePort()
    const environment = { DATA_DIR: folder.path, PORT: String(port), BACKUP_DAYS: '0' }
    const first = await serverProgram(environment).waitForOutput('is ready')
    await new AppClient(`http://127.0.0.1:${port}`).join('First Member')
    await query('drop table key_fingerprints')
    await query(`delete from adonis_schema where name like '%0084%'`)
    const [{ last }] = await query(
      `select max(substring(name from '[^/]+$') collate "C") as last from adonis_schema`
    )
    await first.stop()
    const stale = join(folder.path, 'backups', `before-upgrade-from-${last}.backup`)
    await mkdir(dirname(stale), { recursive: true })
    await writeFile(stale, 'a backup from before weeks of writes')
    await utimes(stale, new Date('2026-01-01'), new Date('2026-01-01'))

    const second = await serverProgram(environment).waitForOutput('is ready')
    cleanup(() => second.stop().then(() => {}))
    const names = await readdir(join(folder.path, 'backups'))
    const [name] = names.filter((each) => each.startsWith('before-upgrade-from-'))
    const { tables, lastMigration } = await verifyBackup(join(folder.path, 'backups', name!))
    assert.equal(name, `before-upgrade-from-${lastMigration}.backup`)
    assert.notInclude(
      tables.map((table) => table.name),
      'key_fingerprints'
    )
    assert.equal(tables.find((table) => table.name === 'users')!.rows, 1)

    const target = await dataFolder()
    cleanup(() => target.forget())
    const restore = ['backup:restore', join(folder.path, 'backups', name!)]
    const { code, output } = await aceProgram(restore, { DATA_DIR: target.path }).ended
    assert.equal(code, 0, output)
    assert.match(output, /rows are restored[^]+Migrating the database: 0084_\w+/)
  })
})
