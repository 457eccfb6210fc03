import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { Program } from '#harness/program'
import { until } from '#harness/until'

const CONFIG = fileURLToPath(new URL('../../proxy/haproxy.cfg', import.meta.url))
const BIND = 'bind :::3333 v4v6'
/** On a slow machine HAProxy would close the first of thousands of idle connections before the last one is open. */
const KEEP_ALIVE = 'timeout http-keep-alive 10s'
const SERVERS = 'server-template api 20 api:3333'

/** Whether HAProxy is installed. */
export const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0

/** HAProxy with the configuration of docker-compose.yml, on a free loopback port, in front of one server. */
export class Haproxy {
  private constructor(
    private program: Program,
    private folder: string,
    readonly port: number
  ) {}

  /** Checks the configuration. */
  static check(environment: Record<string, string>): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', CONFIG], {
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }

  static async before(
    serverPort: number,
    environment: { PUBLIC_URL?: string; FRONT_PROXIES?: string } = {}
  ): Promise<Haproxy> {
    const port = await findFreePort()
    const folder = await mkdtemp(join(tmpdir(), 'saajha-haproxy-'))
    const file = join(folder, 'haproxy.cfg')
    const config = await readFile(CONFIG, 'utf8')
    for (const part of [BIND, KEEP_ALIVE, SERVERS]) {
      if (!config.includes(part)) throw new Error(`${CONFIG} has no line "${part}"`)
    }
    await writeFile(
      file,
      config
        .replace(BIND, `bind 127.0.0.1:${port}`)
        .replace(KEEP_ALIVE, 'timeout http-keep-alive 10m')
        .replaceAll(SERVERS, `server api1 127.0.0.1:${serverPort}`)
    )
    const settings = { PUBLIC_URL: 'http://localhost', FRONT_PROXIES: '', ...environment }
    const program = new Program(['haproxy', '-db', '-f', file], settings)
    const haproxy = new Haproxy(program, folder, port)
    const isReady = () => fetch(`http://127.0.0.1:${port}/robots.txt`).then(({ ok }) => ok)
    try {
      await until('HAProxy responds', () => isReady().catch(() => false))
      return haproxy
    } catch (error) {
      await haproxy.close()
      throw new Error(haproxy.output, { cause: error })
    }
  }

  get output(): string {
    return this.program.output
  }

  async close(): Promise<void> {
    await this.program.stop('SIGKILL')
    await rm(this.folder, { recursive: true })
  }
}
