import { test } from '@japa/runner'
import { safeRedirect } from '#shared/http/origin/safe_redirect'

test.group('The safe redirect', () => {
  test('accepts a page of this site: {$self}')
    .with(['/', '/item/1?from=home', '/search?q=camera&location=Pune%2C%20Maharashtra', '/a/%2F/b'])
    .run(({ assert }, path) => {
      assert.equal(safeRedirect(path), path)
    })

  test('replaces an unsafe target with the home page: {$self}')
    .with(
      [
        'https://evil.example',
        '//evil.example',
        '///evil.example',
        '/\\evil.example',
        '\\\\evil.example',
        '/%2Fevil.example',
        '/%5cevil.example',
        '/\t/evil.example',
        '/\n/evil.example',
        '/./%09//evil.example',
        '/.//evil.example',
        '/a/..//evil.example',
        '/\u0000/evil.example',
        '/\u2028/evil.example',
        ' /item/1',
        'item/1',
        'javascript:alert(1)',
        '/api/logout',
        '/x/../API/logout',
        '',
        `/${'x'.repeat(1_000)}`,
      ].map((path) => JSON.stringify(path))
    )
    .run(({ assert }, path) => {
      assert.equal(safeRedirect(JSON.parse(path)), '/')
    })

  test('replaces a target that is not a string with the home page', ({ assert }) => {
    for (const target of [undefined, null, 7, ['/item/1'], { path: '/item/1' }]) {
      assert.equal(safeRedirect(target), '/')
    }
  })
})
