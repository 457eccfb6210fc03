import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PAGES } from '@saajha/contract/pages'
import { fillPage } from '#shared/pages/fill_page'
import { describedPage } from '#shared/pages/pages'

test.group('The page of the dashboard', () => {
  test('has a heading before the app runs, no data, and is not indexed', async ({ assert }) => {
    const ctx = await testUtils.createHttpContext()
    ctx.route = { pattern: PAGES.dashboard.path } as never
    const page = describedPage(ctx)!
    const content = (await fillPage(ctx, page, { name: 'Saajha', scripts: [] }))!
    assert.equal(content.status, 200)
    assert.include(content.shell!.text, '<h1>Dashboard</h1>')
    assert.include(content.head.text, '<meta name="robots" content="noindex"')
    assert.isEmpty(page.queries)
  })
})
