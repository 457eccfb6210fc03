import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { replaceNameInHtml, productName } from '@saajha/contract/product_name'
import { WITHOUT_GOOGLE_SIGN_IN, WITHOUT_PLACEHOLDER_RATINGS } from '@saajha/contract/page_settings'
import { sharedSettings } from '#shared/settings'
import { site } from '#tests/site'

const NAME = `Kiraya "24/7" <b>& Sons' $& shop`
const ESCAPED = 'Kiraya &#34;24/7&#34; &#60;b&#62;&#38; Sons&#39; $&#38; shop'
const isBuilt = existsSync(app.makePath('..', 'web', 'dist', 'index.html'))

test.group('The configured product name', () => {
  test('the page escapes all characters of the product name', async ({ assert }) => {
    const page = replaceNameInHtml(
      await readFile(app.makePath('..', 'web', 'index.html'), 'utf8'),
      NAME
    )
    assert.include(page, `<meta name="application-name" content="${ESCAPED}" />`)
    assert.include(page, `<title>${ESCAPED}: rent anything, anywhere</title>`)
    assert.notInclude(page, 'Saajha')
    assert.notInclude(page, '<b>')
  })

  test('the built page has the configured product name', async ({ assert, cleanup }) => {
    const before = sharedSettings().appName
    cleanup(() => app.config.set('shared.appName', before))
    app.config.set('shared.appName', NAME)
    const response = await fetch(site('/no-such-page'))
    const text = await response.text()
    assert.include(text, isBuilt ? `content="${ESCAPED}"` : 'npm run build')
  })

  test('the built page is marked only where placeholder ratings are off', async ({
    assert,
    cleanup,
  }) => {
    const before = sharedSettings().pageSettings.placeholderRatings
    cleanup(() => app.config.set('shared.pageSettings.placeholderRatings', before))
    const mark = `<meta name="${WITHOUT_PLACEHOLDER_RATINGS}" />`
    for (const setting of [undefined, 'on', 'off']) {
      app.config.set('shared.pageSettings.placeholderRatings', setting)
      const text = await (await fetch(site('/no-such-page'))).text()
      assert.equal(text.includes(mark), isBuilt && setting === 'off', setting)
    }
  })

  test('the built page is marked only where Google sign-in is not configured', async ({
    assert,
    cleanup,
  }) => {
    const before = sharedSettings().pageSettings.hasGoogleSignIn
    cleanup(() => app.config.set('shared.pageSettings.hasGoogleSignIn', before))
    const mark = `<meta name="${WITHOUT_GOOGLE_SIGN_IN}" />`
    for (const isConfigured of [true, false]) {
      app.config.set('shared.pageSettings.hasGoogleSignIn', isConfigured)
      const text = await (await fetch(site('/no-such-page'))).text()
      assert.equal(text.includes(mark), isBuilt && !isConfigured, String(isConfigured))
    }
  })

  test('the built page has the number of the support only where it is configured', async ({
    assert,
    cleanup,
  }) => {
    const before = sharedSettings().pageSettings.supportWhatsapp
    cleanup(() => app.config.set('shared.pageSettings.supportWhatsapp', before))
    for (const [setting, content] of [
      [undefined, null],
      ['919800000009', '919800000009'],
      ['+91 98000-00009', '919800000009'],
      ['" /><script>', null],
    ]) {
      app.config.set('shared.pageSettings.supportWhatsapp', setting)
      const text = await (await fetch(site('/no-such-page'))).text()
      const meta = /<meta name="support-whatsapp" content="([^"]*)" \/>/.exec(text)
      assert.equal(meta?.[1] ?? null, isBuilt ? content : null, setting ?? 'unset')
    }
  })

  test('the built web app manifest has the configured product name', async ({
    assert,
    cleanup,
  }) => {
    const before = sharedSettings().appName
    cleanup(() => app.config.set('shared.appName', before))
    app.config.set('shared.appName', NAME)
    const response = await fetch(site('/manifest.webmanifest'))
    if (!isBuilt) return assert.equal(response.status, 404)
    assert.include(response.headers.get('content-type'), 'application/manifest+json')
    const manifest = (await response.json()) as Record<string, string>
    assert.equal(manifest.name, `${NAME}: rent anything, anywhere`)
    assert.equal(manifest.short_name, NAME)
  })

  test('the product name defaults to Saajha when it is unset or blank', ({ assert }) => {
    assert.equal(productName(undefined), 'Saajha')
    assert.equal(productName('  '), 'Saajha')
    assert.equal(productName(' Kiraya '), 'Kiraya')
  })
})
