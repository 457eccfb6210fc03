import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PAGES } from '@saajha/contract/pages'
import { fillPage } from '#shared/pages/fill_page'
import { describedPage } from '#shared/pages/pages'

test.group('The page of the dashboard', () => {
  test('has a heading in {language} before the app runs, no data, and is not indexed')
    .with([
      { language: 'en', heading: 'Dashboard' },
      { language: 'hi', heading: 'डैशबोर्ड' },
    ] as const)
    .run(async ({ assert }, { language, heading }) => {
      const ctx = await testUtils.createHttpContext()
      ctx.route = { pattern: PAGES.dashboard.path } as never
      const page = describedPage(ctx, language)!
      const content = (await fillPage(ctx, page, { name: 'Saajha', scripts: [], language }))!
      assert.equal(content.status, 200)
      assert.include(content.shell!.text, `<h1>${heading}</h1>`)
      assert.include(content.head.text, '<meta name="robots" content="noindex"')
      assert.isEmpty(page.queries)
    })
})
