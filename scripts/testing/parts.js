import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const reporter = fileURLToPath(new URL('ndjson_reporter.js', import.meta.url))

/** The specs of the embedded database that `npm test` runs. */
const QUICK_DATABASE_SPECS = [
  'embedded/tests/first_start.spec.ts',
  'embedded/tests/second_opener.spec.ts',
  'demo/tests/demo_data.spec.ts',
]

const JAPA_FILTER = { quick: ['--tags=~@long'], rest: ['--tags=@long'], all: [] }
const BROWSER_FILTER = { quick: ['--tags-filter=main'], rest: ['--tags-filter=!main'], all: [] }

/**
 * The parts of a test run in the order of their start. `command` returns the words of a part's command for a set (`quick`:
 * `npm test`; `rest`: what it leaves out; `all`: both) and the file for a report, or null if the set has nothing of the
 * part. `budget` is the processor time of a set in seconds (`parts_over_budget.js` has the limit of a run in CI).
 */
export const PARTS = [
  {
    name: 'rules',
    command: (set) =>
      set === 'rest'
        ? null
        : nodeTest('.', ['scripts/tests/*.spec.js', 'contract/tests/*.spec.ts']),
    budget: { quick: 15, all: 15 },
  },
  {
    name: 'build',
    command: (set) => (set === 'rest' ? null : ['npm', 'run', 'build', '--silent']),
    budget: { quick: 60, all: 60 },
  },
  {
    name: 'web',
    command: (set, report) => (set === 'rest' ? null : vitest('test', report)),
    budget: { quick: 340, all: 340 },
  },
  {
    name: 'api',
    command: (set) => japa('modules', set),
    after: 'build',
    budget: { quick: 270, rest: 300, all: 570 },
  },
  {
    name: 'browser',
    command: (set, report) => vitest('test:browser', report, BROWSER_FILTER[set]),
    after: 'build',
    budget: { quick: 170, rest: 1200, all: 1370 },
  },
  {
    name: 'processes',
    command: (set) => japa('processes', set),
    after: 'build',
    budget: { quick: 75, rest: 420, all: 495 },
  },
  {
    name: 'plans',
    command: (set) => (set === 'quick' ? null : japa('plans', 'all')),
    budget: { rest: 200, all: 200 },
  },
  {
    name: 'database',
    command: (set) => nodeTest('database', databaseSpecs(set)),
    budget: { quick: 30, rest: 60, all: 90 },
  },
]

function japa(suite, set) {
  return [
    ...['npm', 'run', 'test', '--silent', '-w', 'api', '--', suite],
    ...['--reporters=spec,ndjson', ...JAPA_FILTER[set]],
  ]
}

function vitest(script, report, filter = []) {
  return [
    ...['npm', 'run', script, '--silent', '-w', 'web', '--'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filter],
  ]
}

function nodeTest(folder, files) {
  return [
    ...['node', '--test', '--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${reporter}`, '--test-reporter-destination=stdout'],
    ...files.map((file) => `${folder}/${file}`),
  ]
}

function databaseSpecs(set) {
  if (set === 'quick') return QUICK_DATABASE_SPECS
  const specs = globSync(['embedded/tests/*.spec.ts', 'demo/tests/*.spec.ts'], {
    cwd: `${root}database`,
  })
  return set === 'all' ? specs : specs.filter((spec) => !QUICK_DATABASE_SPECS.includes(spec))
}
