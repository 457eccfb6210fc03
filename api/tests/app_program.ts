import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Program } from '#harness/program'
import { SECRET_KEYS } from '#harness/secret_keys'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Loading the compiled app takes a third of the processor time of compiling the sources at a start. */
const COMPILED = join(ROOT, 'build')
const SOURCES = join(ROOT, 'api')
const COMPILED_SOURCES = ['api/{app,bin,commands,config,providers,start}/**', 'contract/src/**']

/** What one start of the app has compiled, the next loads. */
const NODE_COMPILE_CACHE = mkdtempSync(join(tmpdir(), 'saajha-compiled-'))
process.once('exit', () => rmSync(NODE_COMPILE_CACHE, { recursive: true, force: true }))

const current = isCompiled() ? COMPILED : SOURCES

/** Starts the server in production; `app` is the folder of another release. */
export function serverProgram(environment: Record<string, string>, app = current): Program {
  return appProgram('server', [], { HOST: '127.0.0.1', ...environment }, app)
}

/** Starts the server from its sources in production, as `npm start` runs it. */
export function sourceServerProgram(environment: Record<string, string>): Program {
  return serverProgram(environment, SOURCES)
}

/** Starts a command in production, as `node ace ...` runs it; `app` is the folder of another release. */
export function aceProgram(
  command: string[],
  environment: Record<string, string>,
  app = current
): Program {
  return appProgram('console', command, environment, app)
}

function appProgram(
  script: 'server' | 'console',
  words: string[],
  environment: Record<string, string>,
  app: string
): Program {
  const PUBLIC_URL = `http://localhost:${environment.PORT ?? 3333}`
  const command =
    app === COMPILED ? [`bin/${script}.js`] : ['--import=@poppinss/ts-exec', `bin/${script}.ts`]
  return new Program(
    [process.execPath, ...command, ...words],
    { NODE_ENV: 'production', PUBLIC_URL, NODE_COMPILE_CACHE, ...SECRET_KEYS, ...environment },
    { cwd: app }
  )
}

/** Whether `npm run build` has compiled the app since the last change of a source, also of the list of files in a folder. */
function isCompiled(): boolean {
  const compiledAt = statSync(join(COMPILED, 'package.json'), { throwIfNoEntry: false })?.mtimeMs
  if (compiledAt === undefined) return false
  return globSync(COMPILED_SOURCES, { cwd: ROOT })
    .filter((path) => !/\/tests(\/|$)/.test(path))
    .every((path) => statSync(join(ROOT, path)).mtimeMs < compiledAt)
}
