import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { serverEnvironment } from './server_environment.ts'
import type { PostgresAccount } from '../cluster/choose_postgres_account.ts'

/** Runs a program as the account and waits for its exit; a program that cannot be started has code 127. */
export async function runProgram(account: PostgresAccount, program: string, args: string[]) {
  const [file, ...rest] = [...account.wrapper, program, ...args]
  const child = spawn(file!, rest, {
    ...account.owner,
    // The account may lack access to the working folder of this process.
    cwd: account.owner ? '/' : undefined,
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const code = new Promise<number>((done) => {
    child.on('error', () => done(127))
    child.on('close', (status) => done(status ?? 1))
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { ok: (await code) === 0, output: output.trim(), errors: errors.trim() }
}
