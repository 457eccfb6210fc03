import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { showFacts, showPools } from '#shared/operations/start_metrics'
import { metrics } from '#shared/operations/metrics'

const FOLDER = fileURLToPath(new URL('../../monitoring/', import.meta.url))

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

/** The metrics that an expression may name, with the suffixes of histograms. */
const SUFFIX = /_(bucket|count|sum)$/

test.group('The monitoring of an installation', () => {
  test('uses metrics that the product serves', async ({ assert }) => {
    const served = new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name))
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const text = await readFile(`${FOLDER}${file}`, 'utf8')
      const named = text.match(/\b[a-z]+(_[a-z]+)+(?=[\\{[)])/g) ?? []
      const used = named.map((name) => name.replace(SUFFIX, ''))
      assert.isAbove(used.length, 5, file)
      assert.deepEqual(
        used.filter((name) => !served.has(name)),
        [],
        file
      )
    }
  })

  test('has a gauge for each check, and the number that it found', async ({ assert, cleanup }) => {
    cleanup(() => {
      metrics.checks.reset()
      metrics.checkValues.reset()
    })
    const disk = { name: 'disk', level: 'error', unit: '%' } as const
    showFacts({ facts: [{ ...disk, isWell: false, value: 95 }] })
    const text = await metrics.registry.metrics()
    assert.include(text, 'system_check{check="disk",level="error"} 0')
    assert.include(text, 'system_check_value{check="disk"} 95')
    showFacts({ facts: [{ ...disk, isWell: true, value: null }] })
    const later = await metrics.registry.metrics()
    assert.include(later, 'system_check{check="disk",level="error"} 1')
    assert.notInclude(later, 'system_check_value{check="disk"}')
  })

  test('has the connections of each database pool, and who waits for one', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => metrics.databasePool.reset())
    const held = await db.transaction()
    cleanup(() => held.rollback())
    showPools()
    const text = await metrics.registry.metrics()
    assert.match(text, /database_pool_connections{pool="postgres",state="used"} [1-9]/)
    assert.match(text, /database_pool_connections{pool="postgres",state="waiting"} \d/)
  })

  test('has alerts and panels that Prometheus accepts, and alerts that fire', async ({
    assert,
    cleanup,
  }) => {
    const { panels } = JSON.parse(await readFile(`${FOLDER}dashboard.json`, 'utf8'))
    const rules = panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
      targets.map(({ expr }, n) => ({ record: `panel:${n}`, expr }))
    )
    assert.isAbove(rules.length, 10)
    const panelRules = join(await mkdtemp(join(tmpdir(), 'saajha-panels-')), 'panels.yml')
    cleanup(() => rm(dirname(panelRules), { recursive: true }))
    await writeFile(panelRules, JSON.stringify({ groups: [{ name: 'panels', rules }] }))
    for (const words of [
      ['check', 'config', 'prometheus.yml'],
      ['test', 'rules', 'alerts.test.yml'],
      ['check', 'rules', panelRules],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', words, {
        cwd: FOLDER,
        encoding: 'utf8',
      })
      assert.equal(status, 0, stdout + stderr)
    }
  })
    .tags(['@long'])
    .skip(!hasPromtool, 'promtool is not installed: apt-get install prometheus')
})
