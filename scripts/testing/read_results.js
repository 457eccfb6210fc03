import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const LEFT_OUT = /^(.*) skipped$/

/**
 * The tests of a part that ran: `{ title, milliseconds, state, error }` with the state `passed`, `failed` or `skipped`, and
 * the lines in which specs say what they left out on this machine. Read from the report of Vitest where there is one, else
 * from the lines of JSON in the log.
 */
export function readResults({ log, report }) {
  const lines = readFileSync(log, 'utf8').split('\n')
  return {
    tests: existsSync(report) ? readVitestReport(report) : lines.flatMap(readJsonLine),
    leftOut: lines.flatMap((line) => LEFT_OUT.exec(line)?.[1] ?? []),
  }
}

function readVitestReport(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    if (status === 'failed' && !assertionResults.some((each) => each.status === 'failed'))
      return [{ title: file, milliseconds: 0, state: 'failed', error: message }]
    return assertionResults.map((each) => ({
      title: `${file}: ${each.fullName}`,
      milliseconds: each.duration ?? 0,
      state: ['passed', 'failed'].includes(each.status) ? each.status : 'skipped',
      error: each.failureMessages.join('\n'),
    }))
  })
}

/** A line of Japa's reporter `ndjson` or of `ndjson_reporter.js`. An error outside of a test counts as a failed test. */
function readJsonLine(line) {
  if (!line.startsWith('{"event":')) return []
  let entry
  try {
    entry = JSON.parse(line)
  } catch {
    return []
  }
  const { event, relativePath, duration, isSkipped, errors = [], name } = entry
  const title = entry.title?.expanded ?? entry.title ?? name
  const error = errors.map(({ error }) => error.stack ?? error.message).join('\n')
  if (event === 'test:end') {
    return {
      title: relativePath ? `${relativePath}: ${title}` : title,
      milliseconds: duration,
      state: isSkipped ? 'skipped' : error ? 'failed' : 'passed',
      error,
    }
  }
  return error ? [{ title, milliseconds: 0, state: 'failed', error }] : []
}
