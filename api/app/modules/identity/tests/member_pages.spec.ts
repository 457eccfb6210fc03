import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { HttpContext } from '@adonisjs/core/http'
import type { Conversation } from '@saajha/contract/conversation'
import { PAGES, type PageName } from '@saajha/contract/pages'
import type { Language } from '@saajha/contract/language'
import { HINTS } from '@saajha/contract/page_texts/hints'
import { PRELOADED_READS, type PreloadedRead } from '@saajha/contract/initial_queries'
import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { limitPageReads } from '#modules/identity/limits'
import { changeFeedVersion, waitUntilCaughtUp } from '#shared/changes/change_feed'
import { cacheResponse, type CachedResponse } from '#shared/http/cache/response_cache'
import { fillPage } from '#shared/pages/fill_page'
import { describedPage } from '#shared/pages/pages'
import { requestBooking } from '#tests/booking'
import { contact, sendMessage } from '#tests/conversation'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

/** The cached response of a member's listings before the first one. */
const WITHOUT_LISTINGS: CachedResponse = {
  bytes: Buffer.from('[]'),
  etag: '"none"',
  headers: { 'content-type': 'application/json' },
  subjectId: null,
  hasDays: false,
  route: '/api/items',
}

test.group('The pages of members', () => {
  test(
    '{page} in {language} has the heading {heading} before the app runs, no data, and is not indexed'
  )
    .with([
      { page: 'dashboard', language: 'en', heading: 'Dashboard' },
      { page: 'dashboard', language: 'hi', heading: 'डैशबोर्ड' },
      { page: 'dashboard', query: 'show=bookings', language: 'en', heading: 'Bookings' },
      { page: 'dashboard', query: 'show=messages', language: 'hi', heading: 'इनबॉक्स' },
      { page: 'contact', query: 'with=1', language: 'en', heading: 'Conversation' },
      { page: 'contact', language: 'en', heading: 'Contact Owner' },
      { page: 'contact', language: 'hi', heading: 'मालिक से संपर्क करें' },
      { page: 'contact', query: 'intent=booking', language: 'en', heading: 'Booking Request' },
      { page: 'contact', query: 'intent=booking', language: 'hi', heading: 'बुकिंग रिक्वेस्ट' },
      { page: 'createListing', language: 'en', heading: 'List Your Item' },
      { page: 'createListing', language: 'hi', heading: 'अपना आइटम लिस्ट करें' },
      { page: 'editListing', language: 'en', heading: 'Edit Your Listing' },
      { page: 'editItem', language: 'hi', heading: 'अपनी लिस्टिंग एडिट करें' },
      { page: 'editProfile', language: 'en', heading: 'Edit Profile' },
      { page: 'editProfile', language: 'hi', heading: 'प्रोफ़ाइल एडिट करें' },
      { page: 'admin', language: 'en', heading: 'Admin Dashboard' },
      { page: 'admin', language: 'hi', heading: 'एडमिन डैशबोर्ड' },
    ] as const)
    .run(async ({ assert }, { page: name, language, heading, ...rest }) => {
      const ctx = await testUtils.createHttpContext()
      ctx.route = { pattern: PAGES[name].path } as never
      ctx.request.parsedUrl.query = 'query' in rest ? rest.query : ''
      const page = describedPage(ctx, language)!
      const content = (await fillPage(ctx, page, { name: 'Saajha', scripts: [], language }))!
      assert.equal(content.status, 200)
      assert.include(content.head.text, `<title>${heading} | Saajha</title>`)
      assert.include(content.shell!.text, `<h1>${heading}</h1>`)
      assert.include(content.head.text, '<meta name="robots" content="noindex"')
      assert.isEmpty(page.queries)
      assert.isFalse(content.isPersonal)
    })

  test('the dashboard brings along who is signed in, and their own listings and bookings', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Preloaded Owner')
    await listItem(member, { title: 'A preloaded lamp' })
    const { reads, isPersonal } = await readsIn(await visit('dashboard', member.cookie))
    const { id } = member.user
    assert.deepEqual(Object.keys(reads).sort(), [
      '/api/auth/user',
      '/api/bookings/due',
      `/api/items?ownerId=${id}&limit=100`,
      '/api/user/items/activity',
      '/api/user/items/hidden',
      `/api/users/${id}/stats`,
    ])
    assert.containSubset(reads['/api/auth/user'], { id, fullName: 'Preloaded Owner' })
    assert.containSubset(reads[`/api/items?ownerId=${id}&limit=100`], [
      { title: 'A preloaded lamp' },
    ])
    assert.isTrue(isPersonal)
  })

  test('a listing is on the dashboard that its owner opens directly after adding it', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Quick Owner')
    const url = `/api/items?ownerId=${member.user.id}&limit=100`
    await listItem(member, { title: 'A quick lamp' })
    await waitForDeliveries()
    await waitUntilCaughtUp()
    // As on a node that the change has not reached yet.
    cacheResponse(url, WITHOUT_LISTINGS, changeFeedVersion())
    const { reads } = await readsIn(await visit('dashboard', member.cookie))
    assert.containSubset(reads[url], [{ title: 'A quick lamp' }])
  })

  test('the page of {page} brings along {urls} for a member')
    .with([
      {
        page: 'dashboard',
        query: 'show=bookings&as=owner',
        urls: [
          '/api/bookings/counts',
          '/api/bookings?group=coming&as=owner',
          '/api/bookings?group=now&as=owner',
          '/api/bookings?group=past&as=owner',
          '/api/bookings?group=waiting&as=owner',
        ],
      },
      { page: 'dashboard', query: 'show=messages', urls: ['/api/conversations'] },
      { page: 'dashboard', query: 'show=archived', urls: ['/api/conversations?archived=true'] },
      { page: 'createListing', query: '', urls: [] },
      { page: 'admin', query: 'area=reports', urls: [] },
    ] as const)
    .run(async ({ client, assert }, { page, query, urls }) => {
      const member = await Member.join(client, 'Reading Member')
      const { reads } = await readsIn(await visit(page, member.cookie, query))
      assert.deepEqual(
        Object.keys(reads)
          .filter((url) => url !== '/api/auth/user')
          .sort(),
        [...urls].sort()
      )
    })

  test('a page brings its notifications along in its own language', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Asked Owner')
    const renter = await Member.join(client, 'Asking Renter')
    await contact(renter, (await listItem(owner)).id)
    await waitForDeliveries()
    const titleIn = async (language: Language) => {
      const ctx = await visit('dashboard', owner.cookie, 'tab=notifications')
      const { reads } = await readsIn(ctx, language)
      return (reads['/api/notifications'] as { title: string }[])[0]!.title
    }
    assert.notMatch(await titleIn('en'), /[ऀ-ॿ]/)
    assert.match(await titleIn('hi'), /[ऀ-ॿ]/)
  })

  test('a page brings nothing along for a session that has ended', async ({ assert }) => {
    const ctx = await visit('dashboard', `${SIGNED_IN_COOKIE}=1`)
    const { reads, isPersonal } = await readsIn(ctx)
    assert.isEmpty(reads)
    assert.isFalse(isPersonal)
  })

  test('the sixty-first page of a member in a minute brings nothing along, and those of others do', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Restless Person')
    for (let page = 1; page < 60; page++) await limitPageReads(member.user.id)
    const open = async ({ cookie }: Member) => readsIn(await visit('dashboard', cookie))
    assert.isTrue((await open(member)).isPersonal)
    assert.deepEqual(await open(member), { reads: {}, isPersonal: false })
    assert.isTrue((await open(await Member.join(client, 'Calm Person'))).isPersonal)
  })

  test('a page brings along no conversation of other members', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Asked Owner')
    const renter = await Member.join(client, 'Asking Renter')
    const other = await Member.join(client, 'Curious Member')
    const { id } = await listItem(owner, { title: 'A private lamp' })
    await contact(renter, id)
    const response = await renter.get('/api/conversations')
    const [conversation] = response.body() as Conversation[]
    const open = async ({ cookie }: Member) =>
      Object.keys(
        (await readsIn(await visit('contact', cookie, `with=${conversation!.id}`, { id }))).reads
      )
    assert.includeMembers(await open(owner), [
      `/api/conversations/${conversation!.id}`,
      `/api/conversations/${conversation!.id}/messages`,
      `/api/bookings?as=owner&itemId=${id}&renterId=${renter.user.id}`,
    ])
    assert.deepEqual((await open(other)).sort(), ['/api/auth/user', `/api/items/${id}`])
  })

  test('the form of a further request brings along what the member asked last, for no one else', async ({
    client,
    assert,
  }) => {
    const renter = await Member.join(client, 'Asking Renter')
    const { id } = await listItem(await Member.join(client, 'Asked Owner'))
    await contact(renter, id)
    const latest = `/api/contact-interactions/latest/${id}`
    const open = async ({ cookie }: Member) =>
      (await readsIn(await visit('contact', cookie, 'intent=booking', { id }))).reads
    assert.containSubset((await open(renter))[latest], { contact: { senderName: 'Asking Renter' } })
    assert.notProperty(await open(await Member.join(client, 'Curious Member')), latest)
  })

  test('a conversation brings along an accepted booking itself, by whose number its members call, but no requested one', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Asked Owner')
    const renter = await Member.join(client, 'Asking Renter')
    const { id } = await listItem(owner)
    const single = `/api/bookings/${await requestBooking(renter, id)}`
    const [{ id: conversation }] = (await renter.get('/api/conversations')).body() as [Conversation]
    const open = async () =>
      (await readsIn(await visit('contact', renter.cookie, `with=${conversation}`, { id }))).reads
    assert.notProperty(await open(), single)
    ;(await owner.put(single).json({ state: 'accepted' })).assertStatus(200)
    assert.containSubset((await open())[single], { state: 'accepted' })
  })

  test('a conversation is in its page before the app runs, without messages that the app warns of, and not for others', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Asked Owner')
    const renter = await Member.join(client, 'Asking Renter')
    const { id } = await listItem(owner, { title: 'A prerendered lamp' })
    await contact(renter, id, { message: 'Is <b>it</b> free?' })
    const [{ id: conversation }] = (await renter.get('/api/conversations')).body() as [Conversation]
    await sendMessage(owner, conversation, 'Please share the OTP')
    const open = async ({ cookie }: Member) =>
      shellOf(await visit('contact', cookie, `with=${conversation}`, { id }))
    const shell = await open(renter)
    assert.include(shell, '<h1>Asked Owner</h1>')
    assert.include(shell, '<p>A prerendered lamp</p>')
    assert.include(shell, '<li data-mine><p dir="auto">Is &#60;b&#62;it&#60;/b&#62; free?</p></li>')
    assert.equal(shell.split('<li').length - 1, 1)
    assert.include(await open(owner), '<li><p dir="auto">')
    const stranger = await Member.join(client, 'Curious Member')
    assert.notMatch(await open(stranger), /Asked Owner<\/h1>|free\?|prerendered lamp/)
  })

  test('bookings, the inbox, the dashboard and forms show what they begin with before the app runs', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Asked Owner')
    const renter = await Member.join(client, 'Asking Renter')
    const { id } = await listItem(owner, { title: 'A prerendered lamp' })
    const open = async (page: PageName, query = '', params = {}) =>
      shellOf(await visit(page, owner.cookie, query, params))
    assert.include(await open('dashboard'), '<p dir="auto">Asked Owner</p>')
    await requestBooking(renter, id)
    await waitForDeliveries()
    assert.include(await open('dashboard'), '<p dir="auto">A prerendered lamp</p>')
    assert.notInclude(await open('dashboard', 'tab=notifications'), 'A prerendered lamp')
    assert.include(await open('dashboard', 'show=bookings'), '<p dir="auto">A prerendered lamp</p>')
    assert.include(await open('dashboard', 'show=messages'), '<p dir="auto">Asking Renter</p>')
    assert.include(await open('createListing'), HINTS.en.createListing)
    const request = await visit('contact', renter.cookie, 'intent=booking', { id })
    assert.include(await shellOf(request), 'from Asked Owner.')
  })

  test('the queue of reports is in the page of an administrator before the app runs, and of no member', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Reporting Member')
    const { id } = await listItem(await Member.join(client, 'An Owner'), {
      title: 'A reported lamp',
    })
    const report = { subjectKind: 'item', subjectId: id, reason: 'scam', body: null }
    ;(await member.post('/api/reports').json(report)).assertStatus(201)
    const admin = await newAdmin(client)
    const open = async ({ cookie }: Member) => shellOf(await visit('admin', cookie, 'area=reports'))
    assert.include(await open(admin), '<li>')
    assert.notInclude(await open(member), '<li>')
  })
})

/** What a page shows before the app runs. */
async function shellOf(ctx: HttpContext): Promise<string> {
  const page = describedPage(ctx, 'en')!
  const content = await fillPage(ctx, page, { name: 'Saajha', scripts: [], language: 'en' })
  return content!.shell!.text.replace(/>\s+</g, '><')
}

/** A visit of a page by a browser with this session. */
async function visit(
  page: PageName,
  session: string,
  query = '',
  params: Record<string, string> = {}
): Promise<HttpContext> {
  const ctx = await testUtils.createHttpContext()
  ctx.route = { pattern: PAGES[page].path } as never
  ctx.params = params
  ctx.request.parsedUrl.query = query
  ctx.request.request.headers.cookie = `${session}; ${SIGNED_IN_COOKIE}=1`
  return ctx
}

/** The responses that a page brings along for its visitor, by URL. */
async function readsIn(ctx: HttpContext, language: Language = 'en') {
  const page = describedPage(ctx, language)!
  const content = (await fillPage(ctx, page, { name: 'Saajha', scripts: [], language }))!
  const [, json = '[]'] =
    new RegExp(`id="${PRELOADED_READS}">([^<]*)<`).exec(content.body.text) ?? []
  const reads = (JSON.parse(json) as PreloadedRead[]).map(({ url, response }) => [url, response])
  return {
    reads: Object.fromEntries(reads) as Record<string, unknown>,
    isPersonal: content.isPersonal,
  }
}
