import { test } from '@japa/runner'
import { prerenderedShellElements } from '#shared/pages/prerendered_shell'
import { headElements } from '#shared/pages/page_head'
import { jsonInPage } from '#shared/pages/json_in_page'

const HOSTILE = `"><script>alert(1)</script>'&\u2028`
const CONTEXT = {
  name: HOSTILE,
  language: 'en' as const,
  site: 'https://saajha.example',
  scripts: ['/a.js'],
  url: '/item/1',
  next: `/search?${HOSTILE}`,
}

test.group('The page head', () => {
  test('the head escapes all values of members and operators', ({ assert }) => {
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
        firstPicture: { src: `/media/${HOSTILE}`, srcSet: HOSTILE, sizes: HOSTILE },
        structuredData: () => [{ '@type': 'Product', 'name': HOSTILE }],
      },
      CONTEXT
    )
    assert.notMatch(text, /<script>|alert\(1\)<|"">/)
    assert.include(text, 'href="https://saajha.example/item/1"')
    assert.include(text, 'content="https://saajha.example/media/previews/1/2.jpg"')
    assert.equal(text.match(/<script/g)!.length, 1)
  })

  test('the head escapes both kinds of quotes in attribute values', ({ assert }) => {
    for (const quote of ['"', "'"]) {
      const title = `Lamp${quote} onerror=${quote}alert(1)`
      const { text } = headElements({ title, description: title, path: null }, CONTEXT)
      assert.notInclude(text, `Lamp${quote}`)
      assert.lengthOf(text.match(/Lamp&(quot|#34|#39|#x27|apos);/g)!, 4)
    }
  })

  test('the prerendered shell escapes all values', ({ assert }) => {
    const shell = { layout: 'detail', heading: HOSTILE, tagline: HOSTILE, line: HOSTILE } as const
    const { text } = prerenderedShellElements(shell, {
      name: HOSTILE,
      language: 'en',
      picture: { src: `/media/${HOSTILE}`, srcSet: HOSTILE, sizes: HOSTILE },
    })
    assert.notMatch(text, /<script>|"">/)
    assert.lengthOf(text.match(/alert\(1\)/g)!, 7)
  })

  test('the head of a page that must not be indexed has `noindex` and no canonical URL', ({
    assert,
  }) => {
    const { text } = headElements({ title: 'Search', description: '', path: null }, CONTEXT)
    assert.include(text, 'content="noindex"')
    assert.notInclude(text, 'canonical')
  })

  test('the head names the page in each language, and is canonical in its own', ({ assert }) => {
    const head = { title: 'कैमरे', description: '', path: '/search?filter=recent' }
    const elements = headElements(head, { ...CONTEXT, language: 'hi' })
    const text = elements.text.replace(/\s+/g, ' ')
    const url = 'https://saajha.example/search?filter=recent'
    const hindi = `${url}&#38;lang=hi`
    assert.include(text, `rel="canonical" href="${hindi}"`)
    assert.include(text, `hreflang="hi" href="${hindi}"`)
    assert.include(text, `hreflang="en" href="${url}"`)
    assert.include(text, `hreflang="x-default" href="${url}"`)
    assert.include(text, 'property="og:locale" content="hi_IN"')
  })

  test('the prerendered shell marks texts in another language', ({ assert }) => {
    const shell = { layout: 'detail', heading: 'Sony A6400', line: 'पुणे, महाराष्ट्र' } as const
    const { text } = prerenderedShellElements(shell, {
      name: 'Saajha',
      language: 'hi',
      picture: undefined,
    })
    assert.include(text, '<div class="prerendered-shell" lang="hi"')
    assert.include(text, '<h1 lang="en-IN">Sony A6400</h1>')
    assert.include(text, '<p>पुणे, महाराष्ट्र</p>')
  })

  test('embedded JSON keeps its value and has no characters that end a script', ({ assert }) => {
    const value = { text: `${HOSTILE}<!--]]>\u2029`, list: [null, 1] }
    const { text } = jsonInPage(JSON.stringify(value))
    assert.notMatch(text, /[<>&\u2028\u2029]/)
    assert.deepEqual(JSON.parse(text), value)
  })
})
