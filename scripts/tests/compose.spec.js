import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

test('the health check of a worker in Docker Compose asks for the metrics that it serves', () => {
  const compose = read('docker-compose.yml')
  const [, port] = /METRICS_PORT: '(\d+)'/.exec(compose)
  const [worker] = /^ {2}worker:\n(?: {4}.*\n)+/m.exec(compose)
  assert.match(worker, new RegExp(`http://127\\.0\\.0\\.1:${port}/metrics`))
})

/** Settings of an embedded database and of load tests, which a deployment with Docker Compose never has. */
const NOT_DEPLOYED = ['BACKUP_DAYS', 'SEED_DEMO', 'RATE_LIMITS']

test('Docker Compose or the image sets, or passes on, each setting that the README lists', () => {
  const rows = read('README.md').matchAll(/^\| (`[A-Z_`, 0-9]+`) .*$/gm)
  const settings = [...rows].flatMap(([row]) =>
    row.match(/(?<=`)[A-Z][A-Z0-9]*(_[A-Z0-9]+)*(?=`)/g)
  )
  const deployed = `${read('docker-compose.yml')}\n${read('Dockerfile')}`
  const isSet = (name) => new RegExp(`\\b${name}\\b[:=]`).test(deployed)
  assert.ok(settings.length > 20)
  assert.deepEqual(
    settings.filter((name) => !isSet(name) && !NOT_DEPLOYED.includes(name)),
    []
  )
})
