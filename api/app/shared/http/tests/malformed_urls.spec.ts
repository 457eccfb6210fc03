import { request } from 'node:http'
import { test } from '@japa/runner'
import env from '#start/env'

const ODD_SEGMENTS = [
  '%00',
  '%',
  '%E0%A4%A',
  '%ED%A0%80',
  '..%2f..%2fetc%2fpasswd',
  "'; select 1; --",
]

test.group('Malformed URLs', () => {
  test('odd path segments cause no 5xx', async ({ assert }) => {
    const stems = [
      '/',
      '/api/items/',
      '/api/categories/',
      '/api/items/category/',
      '/api/users/',
      '/api/contact-interactions/counts/',
      '/api/notifications/',
      '/api/uploads/',
      '/media/',
      '/assets/',
    ]
    for (const stem of stems) {
      for (const each of ODD_SEGMENTS) {
        const { status, text } = await getRaw(stem + each.replaceAll(' ', '%20'))
        assert.isBelow(status, 500, stem + each)
        assert.notMatch(text, /\n\s+at .+:\d+:\d+|node_modules/, stem + each)
      }
    }
  })

  test('a handshake of a socket at an odd URL causes no 5xx, and the server goes on', async ({
    assert,
  }) => {
    for (const each of [...ODD_SEGMENTS, '%C0%80']) {
      const path = `/socket.io/${each.replaceAll(' ', '%20')}?EIO=4&transport=polling`
      const { status } = await getRaw(path, { cookie: 'a=b' })
      assert.isBelow(status, 500, path)
    }
    assert.equal((await getRaw('/api/categories')).status, 200)
  })

  test('odd query parameters cause no 5xx', async ({ assert }) => {
    const names = [
      'q',
      'location',
      'featured',
      'ownerId',
      'categoryId',
      'limit',
      'cursor',
      'itemId',
    ]
    const odd = ['%00', '%', '%ED%A0%80', '1e999', '-1', '%F0%9F%9A%B2', '[]', '%27%22%5C%3A%2A']
    for (const name of names) {
      for (const each of [
        ...odd.map((value) => `${name}=${value}`),
        `${name}[a][b]=1`,
        `${name}=1&${name}=2`,
      ]) {
        for (const path of ['/api/items', '/api/contact-interactions/counts']) {
          const { status, text } = await getRaw(`${path}?${each}`)
          assert.isBelow(status, 500, `${path}?${each}: ${text}`)
        }
      }
    }
    const { status } = await getRaw(`/api/items?q${'[a]'.repeat(1_500)}=1`)
    assert.isBelow(status, 500)
  })
})

/** Sends the path unchanged; `fetch` would normalize it. */
function getRaw(path: string, headers = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request({ host: env.get('HOST'), port: env.get('PORT'), path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode!, text: Buffer.concat(chunks).toString() })
      )
    })
      .on('error', reject)
      .end()
  })
}
