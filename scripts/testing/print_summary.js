const COMMAND = { quick: 'npm test', rest: 'npm run test:rest', all: 'npm run test:all' }
const SLOWEST = 10

/** Prints every failed test with its error, and the end of the log of a part that failed without naming a test. */
export function printFailures(results) {
  for (const { name, exitCode, log, lines, tests } of results) {
    const failed = tests.filter(({ state }) => state === 'failed')
    for (const { title, error } of failed) console.log(`\nFAILED ${name} > ${title}\n${error}`)
    if (exitCode !== 0 && failed.length === 0)
      console.log(`\nFAILED ${name} exited with ${exitCode}:\n${lines.slice(-80).join('\n')}`)
    if (exitCode !== 0) console.log(`\nThe whole output of ${name}: ${log}`)
  }
}

/** Prints at most fifteen lines: numbers and time of each part, what was left out, the slowest tests, and the totals. */
export function printSummary(results, { set, minutes }) {
  console.log(`\n${'part'.padEnd(11)}passed  failed  minutes  processor s of budget`)
  for (const { name, tests, exitCode, minutes, processorSeconds, budget } of results) {
    console.log(
      name.padEnd(11) +
        cell(count(tests, 'passed'), 6) +
        cell(failures(tests, exitCode), 8) +
        cell(minutes.toFixed(1), 9) +
        cell(processorSeconds?.toFixed(0) ?? '?', 13) +
        cell(`${budget}`, 10)
    )
  }
  const slowest = results
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST)
    .map(({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(0)} s ${shorten(title)}`)
  for (let at = 0; at < slowest.length; at += 3)
    console.log(`${at === 0 ? 'slowest: ' : '         '}${slowest.slice(at, at + 3).join(' | ')}`)
  const leftOut = [
    ...(set === 'quick' ? ['tests that take long: npm run test:rest'] : []),
    ...(set === 'rest' ? ['what npm test runs'] : []),
    ...new Set(results.flatMap(({ leftOut }) => leftOut)),
  ]
  if (leftOut.length > 0) console.log(`left out: ${leftOut.join(' | ')}`)
  const passed = results.reduce((sum, { tests }) => sum + count(tests, 'passed'), 0)
  const failed = results.reduce((sum, { tests, exitCode }) => sum + failures(tests, exitCode), 0)
  console.log(`${COMMAND[set]} took ${minutes.toFixed(1)} minutes`)
  console.log(`${passed} passed, ${failed} failed`)
}

function count(tests, state) {
  return tests.filter((test) => test.state === state).length
}

function failures(tests, exitCode) {
  return count(tests, 'failed') || (exitCode === 0 ? 0 : 1)
}

function cell(value, width) {
  return String(value).padStart(width)
}

/** The last folder and file of a test with the beginning of its title. */
function shorten(title) {
  const short = title.replace(/^\S*\/(?=[^/]+\.(spec|test)\.)/, '')
  return short.length > 60 ? `${short.slice(0, 59)}…` : short
}
