import { spawn } from 'node:child_process'

const SUITES = { api: ['-w', 'api', '--', 'modules'], web: ['-w', 'web', '--'] }

/**
 * Runs tests of the API or the web while Node and PostgreSQL have another time, which is India's:
 * `npm run test:at -- 2027-01-31T23:50 api --files=bookings`. Their clock goes on from there. Needs the program `faketime`, in
 * Debian the package of that name.
 */
const [at, suite, ...options] = process.argv.slice(2)
const seconds = Math.round((Date.parse(`${at}:00+05:30`) - Date.now()) / 1_000)
if (Number.isNaN(seconds) || !Object.hasOwn(SUITES, suite))
  throw new Error('Usage: npm run test:at -- 2027-01-31T23:50 <api|web> [options]')

// An offset, so that all processes agree; time that was measured, as by timers, is not changed.
const offset = `${seconds < 0 ? '' : '+'}${seconds}s`
const command = ['npm', 'run', 'test', ...SUITES[suite], ...options]
const tests = spawn('faketime', ['--exclude-monotonic', '-m', '-f', offset, ...command], {
  stdio: 'inherit',
})
tests.on('error', ({ message }) => {
  console.error(`${message}; install faketime`)
  process.exitCode = 1
})
tests.on('exit', (code) => (process.exitCode = code ?? 1))
