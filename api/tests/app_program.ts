import { fileURLToPath } from 'node:url'
import { Program } from '#harness/program'
import { SECRET_KEYS } from '#harness/secret_keys'

const API = fileURLToPath(new URL('../', import.meta.url))

/** Starts the server from its sources in production, as `npm start` runs it. */
export function serverProgram(environment: Record<string, string>): Program {
  return appProgram(['bin/server.ts'], { HOST: '127.0.0.1', ...environment })
}

/** Starts a command from its sources in production, as `node ace ...` runs it. */
export function aceProgram(command: string[], environment: Record<string, string>): Program {
  return appProgram(['bin/console.ts', ...command], environment)
}

function appProgram(script: string[], environment: Record<string, string>): Program {
  const PUBLIC_URL = `http://localhost:${environment.PORT ?? 3333}`
  return new Program(
    [process.execPath, '--import=@poppinss/ts-exec', ...script],
    { NODE_ENV: 'production', PUBLIC_URL, ...SECRET_KEYS, ...environment },
    { cwd: API }
  )
}
