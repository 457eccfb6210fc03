import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { errorBody } from '#tests/error_body'
import { site } from '#tests/site'

const isBuilt = existsSync(app.makePath('..', 'web', 'dist', 'index.html'))

test.group('Unknown URLs', () => {
  test('an unknown URL under /api gets a JSON 404 by {$self}')
    .with(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
    .run(async ({ assert }, method) => {
      for (const path of [
        '/api',
        '/api/',
        '/api/nothing',
        '/api/items/a/b/c',
        '/api/nothing.json',
      ]) {
        const response = await fetch(site(path), { method })
        assert.equal(response.status, 404, path)
        assert.match(response.headers.get('content-type')!, /^application\/json/)
        assert.deepEqual(await response.json(), errorBody('notFound', "This page doesn't exist."))
      }
    })

  test('a URL with malformed percent-encoding gets a 404: {$self}')
    .with(['/api/%ff', '/api/items/%ff', '/api/items/%C0%80/similar', '/%ff', '/assets/%E0%A4%A'])
    .run(async ({ assert }, path) => {
      for (const method of ['GET', 'PUT']) {
        const response = await fetch(site(path), { method })
        assert.equal(response.status, 404, method)
        if (!path.startsWith('/api/')) continue
        assert.deepEqual(await response.json(), errorBody('notFound', "This page doesn't exist."))
      }
    })

  test('an unknown page gets the app’s 404 page, or a notice that the app is not built', async ({
    assert,
  }) => {
    const response = await fetch(site('/no-such-page'))
    const text = await response.text()
    assert.equal(response.status, 404)
    assert.match(text, isBuilt ? /<html/i : /npm run build/)
  })

  test('the 404 page cannot be framed by other sites and runs only the app’s scripts', async ({
    assert,
  }) => {
    const { headers } = await fetch(site('/no-such-page'))
    const policy = headers.get('content-security-policy') ?? ''
    assert.include(policy, "frame-ancestors 'none'")
    assert.include(policy, "default-src 'self'")
    assert.notMatch(policy, /script-src|unsafe-eval/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
  })

  test('an unknown asset gets a 404 without HTML', async ({ assert }) => {
    const response = await fetch(site('/assets/gone-12345.js'))
    assert.equal(response.status, 404)
    assert.notMatch(await response.text(), /<html/i)
  })

  test('an unknown path with a file extension gets the 404 page on navigation, by {how}: {path}')
    .with(
      ['/about.html', '/search.php', '/foo.png', '/assets/gone-12345.js'].flatMap((path) => [
        { path, how: 'Sec-Fetch-Dest', headers: { 'sec-fetch-dest': 'document', 'accept': '*/*' } },
        { path, how: 'Accept', headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } },
      ])
    )
    .run(async ({ assert }, { path, headers }) => {
      const response = await fetch(site(path), { headers: { ...headers } })
      assert.equal(response.status, 404)
      assert.match(await response.text(), isBuilt ? /<html/i : /npm run build/)
      assert.match(response.headers.get('vary')!, /Accept, Sec-Fetch-Dest/i)
    })

  test('an unknown path with a file extension gets a JSON 404 without navigation: {what}')
    .with([
      { what: 'a program', path: '/foo.png', headers: {} },
      {
        what: 'a picture of a page',
        path: '/foo.png',
        headers: { 'sec-fetch-dest': 'image', 'accept': 'text/html,image/webp' },
      },
      { what: 'an unknown call', path: '/api/about.html', headers: { accept: 'text/html' } },
    ])
    .run(async ({ assert }, { path, headers }) => {
      const response = await fetch(site(path), { headers: headers as Record<string, string> })
      assert.equal(response.status, 404)
      assert.deepEqual(await response.json(), errorBody('notFound', "This page doesn't exist."))
    })

  test('the pages of the app get a 200', async ({ assert }) => {
    for (const path of ['/', '/search?q=tent', '/category/bike', '/dashboard', '/admin']) {
      const response = await fetch(site(path))
      assert.equal(response.status, isBuilt ? 200 : 503, path)
    }
  })

  test('the page of an item or a category that does not exist gets a 404', async ({ assert }) => {
    for (const path of ['/item/1', '/items/1', '/category/submarines']) {
      const response = await fetch(site(path))
      assert.equal(response.status, isBuilt ? 404 : 503, path)
    }
  })
})

test.group('Health checks', () => {
  test('a running server is live and ready', async ({ client, assert }) => {
    for (const path of ['/health/live', '/health/ready']) {
      const response = await client.get(path)
      response.assertStatus(200)
      assert.deepEqual(response.body(), { status: 'ok' })
    }
  })
})
