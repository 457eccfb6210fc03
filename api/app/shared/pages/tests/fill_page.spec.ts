import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { fillPage } from '#shared/pages/fill_page'
import type { HtmlPage } from '#shared/pages/pages'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

const CONTEXT = { name: 'Saajha', language: 'en', scripts: [] as string[] } as const

test.group('Page content', () => {
  test('a page has status 404 if its resource is missing, otherwise 200', async ({ assert }) => {
    const ctx = await testUtils.createHttpContext()
    const missing: HtmlPage = { queries: [], head: () => ({ missing: 'No such lamp' }) }
    const filled = (await fillPage(ctx, missing, CONTEXT))!
    assert.equal(filled.status, 404)
    assert.include(filled.head.text, 'No such lamp')
    const found: HtmlPage = {
      queries: [],
      head: () => ({ title: 'Lamp', description: 'A lamp', path: '/item/1' }),
    }
    assert.equal((await fillPage(ctx, found, CONTEXT))!.status, 200)
  })

  test('a page whose initial query fails is sent without content', async ({ assert, cleanup }) => {
    const lock = await db.transaction()
    cleanup(() => lock.rollback())
    await lock.rawQuery('lock table item_places in access exclusive mode')
    const url = '/api/items?location=Atlantis of a failing page'
    const page: HtmlPage = {
      queries: [{ key: ['/api/items'], url: encodeURI(url), isPaged: true }],
      head: () => ({ title: 'Search', description: '', path: null }),
    }
    assert.isNull(await fillPage(await testUtils.createHttpContext(), page, CONTEXT))
  }).tags(['@long'])

  test('the link to the next page of a list has one cursor and keeps the other parameters', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Paged Owner')
    for (const title of ['First lamp', 'Second lamp', 'Third lamp'])
      await listItem(owner, { title })
    const list = `/api/items?ownerId=${owner.user.id}&limit=1`
    const first = await client.get(list)
    const cursor = cursorIn(first.header('link')!)
    const ctx = await testUtils.createHttpContext()
    ctx.request.request.url = `/search?q=lamp&cursor=${encodeURIComponent(cursor)}`
    ctx.request.parsedUrl.query = ctx.request.request.url.split('?')[1]!
    ctx.request.parsedUrl.pathname = '/search'
    const url = `${list}&cursor=${encodeURIComponent(cursor)}`
    const page: HtmlPage = {
      queries: [{ key: ['/api/items'], url: url, isPaged: true }],
      head: () => ({ title: 'Search', description: '', path: null }),
    }
    const { head } = (await fillPage(ctx, page, CONTEXT))!
    const [, next] = /<link rel="next" href="([^"]+)"/.exec(head.text)!
    const { pathname, searchParams } = new URL(next!.replace(/&(amp|#38);/g, '&'), 'http://here')
    assert.equal(pathname, '/search')
    assert.equal(searchParams.get('q'), 'lamp')
    assert.deepEqual(searchParams.getAll('cursor'), [
      cursorIn((await client.get(url)).header('link')!),
    ])
    assert.notEqual(searchParams.get('cursor'), cursor)
  })
})

/** The cursor in a list's `Link` header. */
function cursorIn(link: string): string {
  const [, url] = /<([^>]+)>/.exec(link)!
  return new URL(url!, 'http://here').searchParams.get('cursor')!
}
