import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'

const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

test('the health check of a worker in Docker Compose asks for the metrics that it serves', () => {
  const compose = read('docker-compose.yml')
  const [, port] = /METRICS_PORT: '(\d+)'/.exec(compose)
  const [worker] = /^ {2}worker:\n(?: {4}.*\n)+/m.exec(compose)
  assert.match(worker, new RegExp(`http://127\\.0\\.0\\.1:${port}/metrics`))
})

/** Settings of an embedded database and of load tests. A deployment with Docker Compose never has them. */
const NOT_DEPLOYED = ['BACKUP_DAYS', 'SEED_DEMO', 'RATE_LIMITS']

/** Settings of the containers besides those of the app. */
const OF_CONTAINERS = ['POSTGRES_PASSWORD', 'PUBLISH', 'FRONT_PROXIES']

/** Read by OpenTelemetry itself. */
const OF_OPENTELEMETRY = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME']

const compose = read('docker-compose.yml')
const validated = [...read('api/start/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
  ([, name]) => name
)
const inReadme = [...read('README.md').matchAll(/^\| (`[A-Z_`, 0-9]+`) .*$/gm)].flatMap(([row]) =>
  row.match(/(?<=`)[A-Z][A-Z0-9]*(_[A-Z0-9]+)*(?=`)/g)
)
/** The settings that the operator gives to Docker Compose. */
const given = [...new Set([...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name))]
const inExample = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)

test('the README lists each setting that the app reads', () => {
  assert.ok(validated.length > 20)
  assert.deepEqual(
    validated.filter((name) => !inReadme.includes(name)),
    []
  )
})

test('the app reads each setting that the README lists', () => {
  assert.deepEqual(
    inReadme.filter((name) => !validated.includes(name) && !OF_OPENTELEMETRY.includes(name)),
    []
  )
})

test('Docker Compose or the image sets, or passes on, each setting of the app', () => {
  const deployed = `${compose}\n${read('Dockerfile')}`
  const isSet = (name) => new RegExp(`\\b${name}\\b[:=]`).test(deployed)
  assert.deepEqual(
    validated.filter((name) => !isSet(name) && !NOT_DEPLOYED.includes(name)),
    []
  )
})

test('.env.example has the settings that Docker Compose takes, and no others', () => {
  assert.deepEqual(inExample.toSorted(), given.toSorted())
  const known = [...validated, ...OF_CONTAINERS, ...OF_OPENTELEMETRY]
  assert.deepEqual(
    inExample.filter((name) => !known.includes(name)),
    []
  )
})

test('Docker Compose shows no invented ratings unless it is told to', () => {
  assert.match(compose, /PLACEHOLDER_RATINGS: \$\{PLACEHOLDER_RATINGS:-off\}/)
})

test('Docker Compose limits the logs of each service', () => {
  const { services } = parse(compose, { merge: true })
  for (const [name, { logging }] of Object.entries(services)) {
    assert.equal(logging?.options['max-size'], '20m', name)
  }
})
