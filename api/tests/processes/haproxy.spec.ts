import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { Haproxy, hasHaproxy } from '#tests/haproxy'
import { startApp } from '#tests/start_app'
import { until } from '#harness/until'

/** Three visitors, by loopback IP. */
const [ONE, OTHER, FRONT] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'] as const

type ProxyRequest = { port: number; from: string; path?: string; headers?: object; body?: object }

function send({ port, from, path = '/', headers = {}, body }: ProxyRequest) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const json = body ? { 'content-type': 'application/json' } : {}
      const sent = request(
        {
          port,
          path,
          host: '127.0.0.1',
          localAddress: from,
          method: body ? 'POST' : 'GET',
          headers: { ...json, ...headers },
          agent: false,
        },
        (response) => {
          let text = ''
          response.on('data', (chunk) => (text += chunk))
          response.on('end', () =>
            resolve({ status: response.statusCode!, headers: response.headers, text })
          )
        }
      )
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    }
  )
}

/** Starts a server that ends with the test; returns its port. */
async function listening(
  cleanup: (end: () => void) => void,
  respond: RequestListener
): Promise<number> {
  const server = createServer(respond).listen(0, '127.0.0.1')
  cleanup(() => void server.close())
  cleanup(() => server.closeAllConnections())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A server that responds with the headers it received. */
const echo = (cleanup: (end: () => void) => void): Promise<number> =>
  listening(cleanup, (incoming, response) => response.end(JSON.stringify(incoming.headers)))

if (hasHaproxy) describeProxy()
else console.log('haproxy is not installed; tests of the proxy skipped')

function describeProxy() {
  test.group('The HAProxy of docker-compose.yml', (group) => {
    group.tap((test) => test.tags(['@long']))

    test('has a valid configuration', ({ assert }) => {
      for (const FRONT_PROXIES of ['', '10.0.0.1 fd00::/8']) {
        const { status, output } = Haproxy.check({ FRONT_PROXIES, PUBLIC_URL: 'https://x.example' })
        assert.equal(status, 0, output)
        assert.notMatch(output, /warning|alert/i)
      }
    })

    test('counts each visitor separately, whatever forwarding headers they send', async ({
      assert,
      cleanup,
    }) => {
      const { url } = await startApp(cleanup)
      const { port } = await start(cleanup, Number(new URL(url).port))
      const guess = (from: string, n: number) =>
        send({
          port,
          from,
          path: '/api/login/email',
          headers: { 'x-forwarded-for': `10.8.0.${n}`, 'forwarded': `for=10.8.0.${n}` },
          body: { username: 'asha', password: 'wrong' },
        })
      const statuses: number[] = []
      for (let n = 1; n <= 11; n++) statuses.push((await guess(ONE, n)).status)
      assert.deepEqual(statuses, [...Array<number>(10).fill(401), 429])
      assert.equal((await guess(OTHER, 1)).status, 401)
    }).timeout(360_000)

    test('sets its own X-Forwarded-For and removes other forwarding headers', async ({
      assert,
      cleanup,
    }) => {
      const { port } = await start(cleanup, await echo(cleanup))
      const { text } = await send({
        port,
        from: ONE,
        headers: {
          'x-forwarded-for': '203.0.113.1, 203.0.113.2',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          'x-forwarded-port': '1',
          'x-forwarded-server': 'evil',
          'forwarded': 'for=203.0.113.1;host=evil.example',
          'host': 'saajha.example',
        },
      })
      const headers = JSON.parse(text)
      const forwarded = Object.keys(headers).filter((name) => name.includes('forwarded'))
      assert.deepEqual(forwarded, ['x-forwarded-for'])
      assert.equal(headers['x-forwarded-for'], ONE)
      assert.equal(headers.host, 'saajha.example')
    })

    test('takes the visitor’s IP only from the TLS proxy in front', async ({ assert, cleanup }) => {
      const { port } = await start(cleanup, await echo(cleanup), { FRONT_PROXIES: `::1 ${FRONT}` })
      const seen = async (from: string) => {
        const headers = { 'x-forwarded-for': '203.0.113.1, 2001:db8::2' }
        const { text } = await send({ port, from, headers })
        return JSON.parse(text)['x-forwarded-for']
      }
      assert.equal(await seen(FRONT), '2001:db8::2')
      assert.equal(await seen(ONE), ONE)
    })

    test('closes a connection whose headers do not end, with status 408', async ({
      assert,
      cleanup,
    }) => {
      const { port } = await start(cleanup, await echo(cleanup))
      const socket = connect({ port, host: '127.0.0.1' })
      let received = ''
      socket.on('data', (bytes: Buffer) => (received += bytes.toString())).on('error', () => {})
      socket.write('GET / HTTP/1.1\r\nHost: saajha.example\r\nX-Slow: ')
      const drip = setInterval(() => socket.write('x'), 500)
      cleanup(() => clearInterval(drip))
      await once(socket, 'close')
      assert.match(received, /^HTTP\/1\.1 408 /)
    }).timeout(120_000)

    test('accepts 5,000 concurrent connections from one network', async ({ assert, cleanup }) => {
      const { port } = await start(cleanup, await echo(cleanup))
      const sockets: Socket[] = []
      cleanup(() => sockets.forEach((socket) => socket.destroy()))
      const open = async (from: string) => {
        const socket = connect({ port, host: '127.0.0.1', localAddress: from })
        sockets.push(socket)
        let text = ''
        const isOver = new Promise<void>((resolve) => {
          socket.on('error', () => {}).once('close', () => resolve())
          socket.on('data', (chunk: Buffer) => {
            text += chunk.toString()
            resolve()
          })
        })
        socket.write('GET / HTTP/1.1\r\nHost: saajha.example\r\n\r\n')
        await isOver
        return text.slice(0, 12)
      }
      const responses: string[] = []
      for (let round = 1; round <= 50; round++) {
        responses.push(...(await Promise.all(Array.from({ length: 100 }, () => open(ONE)))))
      }
      assert.lengthOf(
        responses.filter((response) => response === 'HTTP/1.1 200'),
        5_000
      )
      assert.equal(await open(ONE), '')
      assert.equal(await open(OTHER), 'HTTP/1.1 200')
    }).timeout(180_000)

    test('counts the requests of all guests of a network, and of each session, behind the TLS proxy in front', async ({
      assert,
      cleanup,
    }) => {
      const held: (() => void)[] = []
      const server = await listening(cleanup, (incoming, response) => {
        if (incoming.url === '/held') held.push(() => void response.end())
        else response.end()
      })
      const { port } = await start(cleanup, server, { FRONT_PROXIES: FRONT })
      const ask = (visitor: string, path?: string, cookie = 'theme=dark') =>
        send({ port, from: FRONT, path, headers: { 'x-forwarded-for': visitor, cookie } })
      const session = (id: string) => `theme=dark; __Host-saajha_session=${id}`
      const requests = Array.from({ length: 500 }, () => ask('203.0.113.1', '/held'))
      await until('all wait', () => held.length === 500)
      assert.equal((await ask('203.0.113.1')).status, 429)
      assert.equal((await ask('203.0.113.2')).status, 200)

      const ofSession = Array.from({ length: 100 }, () => ask('203.0.113.1', '/held', session('a')))
      await until('those of the session wait too', () => held.length === 600)
      assert.equal((await ask('203.0.113.1', '/', session('a'))).status, 429)
      assert.equal((await ask('203.0.113.1', '/', session('b'))).status, 200)
      requests.push(...ofSession)
      for (const release of held) release()
      const statuses = await Promise.all(requests.map(async (each) => (await each).status))
      assert.deepEqual([...new Set(statuses)], [200])
    }).timeout(180_000)

    test('goes on to ask the nodes while all of their checks fail', async ({ assert, cleanup }) => {
      let isUsable = true
      const server = await listening(cleanup, ({ url }, response) => {
        response.statusCode = url === '/health/ready' && !isUsable ? 503 : 200
        response.end('cached')
      })
      const haproxy = await start(cleanup, server)
      isUsable = false
      await until('no node is left', () => haproxy.output.includes('has no server available'))
      assert.deepInclude(await send({ port: haproxy.port, from: ONE }), {
        status: 200,
        text: 'cached',
      })
    }).timeout(120_000)

    test('has a page for nodes that cannot be reached', async ({ assert, cleanup }) => {
      const ends: (() => void)[] = []
      const server = await listening(
        (end) => void ends.push(end),
        (_, response) => response.end()
      )
      const { port } = await start(cleanup, server)
      for (const end of ends.toReversed()) end()
      const { status, headers, text } = await send({ port, from: ONE })
      assert.equal(status, 503)
      assert.equal(headers['retry-after'], '10')
      assert.include(text, 'Back in a moment')
    }).timeout(120_000)

    test('keeps health checks from visitors', async ({ assert, cleanup }) => {
      const { port } = await start(cleanup, await echo(cleanup))
      for (const path of ['/health/ready', '/%68ealth/ready', '/%2Fhealth/ready'])
        assert.equal((await send({ port, from: ONE, path })).status, 404, path)
    })

    test('sets a Secure node cookie only if the public URL is https: {$self}')
      .with(['https://saajha.example', 'http://localhost:3333'])
      .run(async ({ assert, cleanup }, PUBLIC_URL) => {
        const { port } = await start(cleanup, await echo(cleanup), { PUBLIC_URL })
        const { headers } = await send({ port, from: ONE })
        const [cookie] = headers['set-cookie']!
        assert.match(cookie!, /^node=\w+; path=\/; HttpOnly; SameSite=Lax/)
        assert.equal(/; Secure$/.test(cookie!), PUBLIC_URL.startsWith('https:'))
      })

    test('logs client and path without the query', async ({ assert, cleanup }) => {
      const haproxy = await start(cleanup, await echo(cleanup))
      await send({ port: haproxy.port, from: ONE, path: '/search?q=secret-search' })
      await until('it has logged', () => haproxy.output.includes('GET /search '))
      assert.match(haproxy.output, /127\.0\.0\.2 \[[^\]]+\] GET \/search 200 \d+ bytes \d+ ms/)
      assert.notInclude(haproxy.output, 'secret-search')
    })

    test('logs no secret URL of a calendar', async ({ assert, cleanup }) => {
      const haproxy = await start(cleanup, await echo(cleanup))
      for (const path of ['/api/calendars', '/api/%63alendars', '//api/calendars'])
        await send({ port: haproxy.port, from: ONE, path: `${path}/secret-calendar.ics` })
      await send({ port: haproxy.port, from: ONE, path: '/last' })
      await until('it has logged', () => haproxy.output.includes('GET /last 200'))
      assert.equal(haproxy.output.match(/GET \/api\/calendars\/- 200/g)?.length, 3)
      assert.notInclude(haproxy.output, 'secret-calendar')
    })
  })
}

async function start(
  cleanup: (end: () => Promise<void>) => void,
  serverPort: number,
  environment?: { PUBLIC_URL?: string; FRONT_PROXIES?: string }
): Promise<Haproxy> {
  const haproxy = await Haproxy.before(serverPort, environment)
  cleanup(() => haproxy.close())
  return haproxy
}
