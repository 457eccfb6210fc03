import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PAGES } from '@saajha/contract/pages'
import { fillPage } from '#shared/pages/fill_page'
import { describedPage } from '#shared/pages/pages'

test.group('The pages of members', () => {
  test(
    '{page} in {language} has the heading {heading} before the app runs, no data, and is not indexed'
  )
    .with([
      { page: 'dashboard', language: 'en', heading: 'Dashboard' },
      { page: 'dashboard', language: 'hi', heading: 'डैशबोर्ड' },
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
    })
})
