import { test } from '@japa/runner'
import { prerenderedShellElements } from '#shared/pages/prerendered_shell'
import { headElements } from '#shared/pages/page_head'
import { jsonInPage } from '#shared/pages/json_in_page'

const HOSTILE = `"><script>alert(1)</script>'&\u2028`
const PLACE = {
  name: HOSTILE,
  site: 'https://saajha.example',
  scripts: ['/a.js'],
  url: '/item/1',
  next: `/search?${HOSTILE}`,
}

test.group('What a page says of itself', () => {
  test('is text, whatever a member or an operator wrote', ({ assert }) => {
    const { text } = headElements(
      {
        title: HOSTILE,
        description: HOSTILE,
        path: '/item/1',
        picture: {
          path: '/media/previews/1/2.jpg',
          type: 'image/jpeg',
          width: 1200,
          height: 630,
          alt: HOSTILE,
        },
        firstPicture: `/media/${HOSTILE}`,
        facts: () => [{ '@type': 'Product', 'name': HOSTILE }],
      },
      PLACE
    )
    assert.notMatch(text, /<script>|alert\(1\)<|"">/)
    assert.include(text, 'href="https://saajha.example/item/1"')
    assert.include(text, 'content="https://saajha.example/media/previews/1/2.jpg"')
    assert.equal(text.match(/<script/g)!.length, 1)
  })

  test('attribute values escape both kinds of quotes', ({ assert }) => {
    for (const quote of ['"', "'"]) {
      const title = `Lamp${quote} onerror=${quote}alert(1)`
      const { text } = headElements({ title, description: title, path: null }, PLACE)
      assert.notInclude(text, `Lamp${quote}`)
      assert.lengthOf(text.match(/Lamp&(quot|#34|#39|#x27|apos);/g)!, 4)
    }
  })

  test('is text in what is seen before the app, too', ({ assert }) => {
    const sight = { layout: 'thing', heading: HOSTILE, tagline: HOSTILE, line: HOSTILE } as const
    const { text } = prerenderedShellElements(sight, {
      name: HOSTILE,
      picture: `/media/${HOSTILE}`,
    })
    assert.notMatch(text, /<script>|"">/)
    assert.lengthOf(text.match(/alert\(1\)/g)!, 5)
  })

  test('names no one address where it should not be found', ({ assert }) => {
    const { text } = headElements({ title: 'Search', description: '', path: null }, PLACE)
    assert.include(text, 'content="noindex"')
    assert.notInclude(text, 'canonical')
  })

  test('keeps JSON as it was, without a sign that ends a script', ({ assert }) => {
    const value = { text: `${HOSTILE}<!--]]>\u2029`, list: [null, 1] }
    const { text } = jsonInPage(JSON.stringify(value))
    assert.notMatch(text, /[<>&\u2028\u2029]/)
    assert.deepEqual(JSON.parse(text), value)
  })
})
