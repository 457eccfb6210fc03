import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { pageInHindi } from '#shared/pages/page_in_hindi'
import { pageLanguage } from '#shared/pages/page_language'

async function languageOf(query: string, cookie: string) {
  const ctx = await testUtils.createHttpContext()
  ctx.request.parsedUrl.query = query
  ctx.request.request.headers.cookie = cookie
  return pageLanguage(ctx)
}

test.group('The language of a page', () => {
  test('is {expected} with the parameters "{query}" and the cookie "{cookie}"')
    .with([
      { query: '', cookie: '', expected: 'en' },
      { query: '', cookie: 'theme=dark; language=hi', expected: 'hi' },
      { query: 'q=tent&lang=hi', cookie: '', expected: 'hi' },
      { query: 'lang=en', cookie: 'language=hi', expected: 'en' },
      { query: 'lang=<b>', cookie: 'language=hi', expected: 'hi' },
      { query: 'lang=ta', cookie: 'language=%22hi', expected: 'en' },
    ] as const)
    .run(async ({ assert }, { query, cookie, expected }) => {
      assert.equal(await languageOf(query, cookie), expected)
    })

  test('is set in the built page, with its title, description, fonts and scripts', ({ assert }) => {
    const built =
      '<html lang="en"><head><title>Lamps: rent</title>\n<meta name="description" content="Rent lamps" /></head></html>'
    const page = pageInHindi(built, 'Lamps', { fonts: ['/a.woff2'], scripts: ['/names.js'] })
    assert.match(page, /^<html lang="hi"><head><title>Lamps: कुछ भी, कहीं भी किराए पर<\/title>/)
    assert.match(page, /<meta name="description" content="आस-पास के [^"]+" \/>/)
    assert.match(page, /<link rel="preload" as="font"[^>]+href="\/a.woff2"/)
    assert.match(page, /<link rel="modulepreload"[^>]+href="\/names.js"/)
    assert.notInclude(page, 'Rent lamps')
  })
})
