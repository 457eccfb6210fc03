import { fileURLToPath } from 'node:url'
import { Program } from '#harness/program'
import { SECRET_KEYS } from '#harness/secret_keys'

const API = fileURLToPath(new URL('../', import.meta.url))

/** Starts the server from its sources in production, as `npm start` runs it; `api` is the folder of another release. */
export function serverProgram(environment: Record<string, string>, api = API): Program {
  return appProgram(['bin/server.ts'], { HOST: '127.0.0.1', ...environment }, api)
}

/** Starts a command from its sources in production, as `node ace ...` runs it; `api` is the folder of another release. */
export function aceProgram(
  command: string[],
  environment: Record<string, string>,
  api = API
): Program {
  return appProgram(['bin/console.ts', ...command], environment, api)
}

function appProgram(script: string[], environment: Record<string, string>, api: string): Program {
  const PUBLIC_URL = `http://localhost:${environment.PORT ?? 3333}`
  return new Program(
    [process.execPath, '--import=@poppinss/ts-exec', ...script],
    { NODE_ENV: 'production', PUBLIC_URL, ...SECRET_KEYS, ...environment },
    { cwd: api }
  )
}
