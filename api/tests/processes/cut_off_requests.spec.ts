import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { HttpConnection } from '#tests/http_connection'
import { startApp } from '#tests/start_app'
import { until } from '#harness/until'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'

const ERROR_LEVEL = '"level":50'

test.group('Invalid and aborted requests', (group) => {
  let url: string
  let port: number
  let server: Awaited<ReturnType<typeof startApp>>['server']

  group.setup(async () => {
    const endings: (() => Promise<void>)[] = []
    const app = await startApp((end) => void endings.unshift(end))
    ;({ url, server } = app)
    port = Number(new URL(url).port)
    return async () => {
      for (const end of endings) await end()
    }
  })

  test('routes a request target in absolute form by its path: {target}')
    .with([
      { target: 'http://elsewhere.example/health/live', status: 200 },
      { target: 'HTTP://elsewhere.example/api/no-such-call', status: 404 },
      { target: 'http://elsewhere.example/api/items?limit=many', status: 422 },
      { target: 'http://[::1', status: 400 },
      { target: 'http://', status: 400 },
      { target: 'ftp://elsewhere.example/', status: 400 },
    ])
    .run(async ({ assert, cleanup }, { target, status }) => {
      const connection = await HttpConnection.open(port)
      cleanup(() => connection.close())
      await connection.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      const [response] = await connection.responses(['GET'])
      assert.equal(response!.status, status)
      assert.include(response!.headers['content-type'], 'application/json')
      assert.notInclude(server.output, ERROR_LEVEL)
    })

  test('logs no error when a client disconnects before its body is read', async ({ assert }) => {
    const { cookie } = await new AppClient(url).join('Leaving Member')
    const body = JSON.stringify(BICYCLE)
    const ids = Array.from({ length: 10 }, () => randomUUID())
    for (const id of ids) {
      const connection = await HttpConnection.open(port)
      await connection.write(
        [
          'POST /api/items HTTP/1.1',
          'Host: localhost',
          'Content-Type: application/json',
          `Content-Length: ${body.length}`,
          `Cookie: ${cookie}`,
          `X-Request-Id: ${id}`,
          '',
          body,
        ].join('\r\n')
      )
      connection.close()
    }
    await until('each request is over', () => ids.every((id) => server.output.includes(id)))
    assert.notInclude(server.output, ERROR_LEVEL)
  })
})
