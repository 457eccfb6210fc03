import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Runs a Node.js program to its end and returns its output. Throws if it fails, unless `mayFail`. */
export async function runToEnd(
  command: string[],
  environment: Record<string, string>,
  { mayFail = false } = {}
): Promise<{ ok: boolean; output: string }> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, command, {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  const output = stdout + stderr
  if (code !== 0 && !mayFail) throw new Error(`${command.join(' ')} failed:\n${output}`)
  return { ok: code === 0, output }
}
