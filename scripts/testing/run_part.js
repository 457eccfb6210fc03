import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** POSIX shells know the processor time of the processes that they waited for. Node does not. */
const TIMED = 'times_file=$1; shift; "$@"; status=$?; times >"$times_file"; exit $status'

/**
 * Runs a part and writes its output to `{folder}/{name}.log`. Returns the exit code, the path of the log, the path of the
 * report that the part may have written, the minutes, and the processor time of its processes in seconds (null on Windows).
 */
export async function runPart({ name }, words, { folder, report }) {
  const log = join(folder, `${name}.log`)
  const times = join(folder, `${name}.times`)
  rmSync(times, { force: true })
  const output = openSync(log, 'w')
  const [command, ...rest] = words
  const isWindows = process.platform === 'win32'
  const began = performance.now()
  const child = isWindows
    ? spawn(command, rest, { cwd: root, stdio: ['ignore', output, output], shell: true })
    : spawn('sh', ['-c', TIMED, 'sh', times, ...words], {
        cwd: root,
        stdio: ['ignore', output, output],
      })
  const exitCode = await new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
  closeSync(output)
  return {
    name,
    exitCode,
    log,
    report,
    minutes: (performance.now() - began) / 60_000,
    processorSeconds: isWindows ? null : readProcessorSeconds(times),
  }
}

/** The second line of `times`: user and system time of the children, such as `1m2.50s 0m3.10s`. */
function readProcessorSeconds(file) {
  let lines
  try {
    lines = readFileSync(file, 'utf8').split('\n')
  } catch {
    return null
  }
  return [...lines[1].matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0
  )
}
