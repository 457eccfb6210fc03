import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import { CATEGORIES } from '@saajha/contract/categories'
import type { Item } from '@saajha/contract/item'
import type { Language } from '@saajha/contract/language'
import { categoryPage } from '#modules/catalogue/storefront/pages/category_page'
import { itemPage } from '#modules/catalogue/storefront/pages/item_page'
import { searchPage } from '#modules/catalogue/storefront/pages/search_page'
import type { PageHead } from '#shared/pages/page_head'
import type { DescribeHtmlPage } from '#shared/pages/pages'

const CAMERA = {
  id: 'i1',
  title: 'Canon EOS R6',
  description: 'With two lenses',
  price: '450.00',
  priceUnit: 'day',
  isNegotiable: false,
  categoryId: 'camera',
  location: 'Pune, Maharashtra',
  imageUrls: [] as string[],
  isAvailable: true,
} as Item

const PUNE = 'location=Pune%2C+Maharashtra'

test.group('The head of a category’s page', () => {
  test('is titled and canonical as the category on rent', ({ assert }) => {
    const head = headOfCategory('')
    assert.equal(head.title, 'Cameras on rent')
    assert.equal(head.path, '/category/camera')
    assert.equal(head.prerenderedShell!.heading, 'Cameras')
  })

  test('names the city of an available listing, in both languages', async ({ assert }) => {
    const english = headOfCategory(PUNE)
    assert.equal(english.title, 'Cameras on rent in Pune')
    assert.match(english.description, /^Cameras on rent in Pune\. Cameras, lenses/)
    assert.equal(english.path, `/category/camera?${PUNE}`)
    assert.equal(english.prerenderedShell!.heading, 'Cameras in Pune')
    const hindi = headOfCategory(PUNE, [CAMERA], 'hi')
    assert.equal(hindi.title, 'पुणे में कैमरे किराए पर')
    assert.match(hindi.description, /^पुणे में कैमरे किराए पर। शादी/)
    assert.equal(hindi.path, english.path)
    assert.equal(hindi.prerenderedShell!.heading, 'पुणे में कैमरे')
  })

  test('has the breadcrumbs and the listings of a city as structured data', ({ assert }) => {
    const [breadcrumbs, list] = headOfCategory(PUNE).structuredData!('https://saajha.example')
    assert.deepEqual(namesAndUrls(breadcrumbs!), [
      ['Home', 'https://saajha.example/'],
      ['Cameras', 'https://saajha.example/category/camera'],
      ['Cameras in Pune', `https://saajha.example/category/camera?${PUNE}`],
    ])
    assert.containsSubset(list, {
      '@type': 'ItemList',
      'itemListElement': [{ name: CAMERA.title }],
    })
  })

  test('is not indexed: {name}')
    .with([
      { name: 'a city without listings', query: PUNE, items: [] },
      {
        name: 'a city whose listings are unavailable',
        query: PUNE,
        items: [{ ...CAMERA, isAvailable: false }],
      },
      {
        name: 'a city with listings of another one',
        query: 'location=Latur%2C+Maharashtra',
        items: [CAMERA],
      },
      {
        name: 'a location that is not a city of the list',
        query: 'location=Near+the+lake',
        items: [{ ...CAMERA, location: 'Near the lake' }],
      },
      { name: 'a part of a city’s name', query: 'location=Pune', items: [CAMERA] },
      { name: 'a city with another filter', query: `${PUNE}&verified=true`, items: [CAMERA] },
      { name: 'a city in another order', query: `${PUNE}&sort=price`, items: [CAMERA] },
      { name: 'a later page of a city', query: `${PUNE}&cursor=a`, items: [CAMERA] },
      { name: 'a filter', query: 'unit=day', items: [CAMERA] },
      { name: 'another order', query: 'sort=price', items: [CAMERA] },
      { name: 'a later page', query: 'cursor=a', items: [CAMERA] },
    ])
    .run(({ assert }, { query, items }) => {
      assert.isNull(headOfCategory(query, items).path)
    })

  test('ignores parameters that select nothing', ({ assert }) => {
    assert.equal(headOfCategory('utm_source=whatsapp&lang=en&sort=newest').path, '/category/camera')
  })
})

test.group('The head of other pages', () => {
  test('names the city of an item and that it is on rent', ({ assert }) => {
    const head = headOfItem('en')
    assert.equal(head.title, 'Canon EOS R6 on rent in Pune')
    assert.equal(head.prerenderedShell!.heading, 'Canon EOS R6')
  })

  test('has the share image of an item in the language of the page', ({ assert }) => {
    assert.match(headOfItem('en').picture!.path, /^\/media\/previews\/i1\/[0-9a-f]{16}\.jpg$/)
    assert.match(headOfItem('hi').picture!.path, /^\/media\/previews\/i1\/hi\/[0-9a-f]{16}\.jpg$/)
  })

  test('has the prices of an item for a week and a month in its description and structured data', ({
    assert,
  }) => {
    const prices = { weeklyPrice: '2500.00', monthlyPrice: '8000.00' }
    assert.match(
      headOfItem('en', prices).description,
      /^₹450\/day, ₹2,500\/week, ₹8,000\/month, Pune/
    )
    assert.match(
      headOfItem('hi', prices).description,
      /^₹450\/दिन, ₹2,500\/हफ़्ता, ₹8,000\/महीना, पुणे/
    )
    assert.match(headOfItem('en').description, /^₹450\/day, Pune/)
    const specificationOf = (head: PageHead) => {
      const [product] = head.structuredData!('https://saajha.example')
      return (product as { offers: { priceSpecification: object } }).offers.priceSpecification
    }
    const shared = { '@type': 'UnitPriceSpecification', 'priceCurrency': 'INR' }
    const perDay = { ...shared, price: '450.00', unitCode: 'DAY' }
    assert.deepEqual(specificationOf(headOfItem('en')), perDay)
    assert.deepEqual(specificationOf(headOfItem('en', prices)), [
      perDay,
      { ...shared, price: '2500.00', unitCode: 'WEE' },
      { ...shared, price: '8000.00', unitCode: 'MON' },
    ])
  })

  test('has the rating of a reviewed item as structured data, and none of an item without reviews', ({
    assert,
  }) => {
    for (const language of ['en', 'hi'] as const) {
      const productOf = (rated: Partial<Item>) =>
        headOfItem(language, rated).structuredData!('https://saajha.example')[0] as {
          aggregateRating?: object
        }
      for (const unrated of [{}, { rating: null, reviewCount: 0 }])
        assert.isUndefined(productOf(unrated).aggregateRating)
      assert.deepEqual(productOf({ rating: 4.67, reviewCount: 3 }).aggregateRating, {
        '@type': 'AggregateRating',
        'ratingValue': 4.67,
        'reviewCount': 3,
      })
    }
  })

  test('names the search, and keeps the fixed headings: {query}')
    .with([
      { query: 'q=tent', title: 'tent on rent', heading: 'Search Results', path: null },
      { query: PUNE, title: 'Things on rent in Pune', heading: 'Search Results', path: null },
      { query: '', title: 'Things on rent', heading: 'Browse All Items', path: '/search' },
      { query: 'owner=o1', title: 'Things on rent', heading: 'Browse All Items', path: null },
      {
        query: 'category=hard-worker',
        title: 'Skilled Hands for hire',
        heading: 'Browse All Items',
        path: '/category/hard-worker',
      },
      {
        query: `category=camera&${PUNE}`,
        title: 'Cameras on rent in Pune',
        heading: 'Search Results',
        path: null,
      },
      {
        query: 'favorites=true&q=tent',
        title: 'Your favorites',
        heading: 'Your favorites',
        path: null,
      },
      {
        query: 'filter=featured',
        title: 'Featured Rentals',
        heading: 'Featured Rentals',
        path: '/search?filter=featured',
      },
    ])
    .run(({ assert }, { query, title, heading, path }) => {
      const head = headOf(searchPage, {}, query, [CAMERA])
      assert.deepEqual(
        [head.title, head.prerenderedShell!.heading, head.path],
        [title, heading, path]
      )
    })
})

function headOfCategory(query: string, items = [CAMERA], language: Language = 'en'): PageHead {
  return headOf(categoryPage, { slug: 'camera' }, query, items, language)
}

function headOfItem(language: Language, rated: Partial<Item> = {}): PageHead {
  const page = itemPage(contextOf({ id: 'i1' }, ''), language)
  return page.head(
    ({ url }) => (url === '/api/categories' ? CATEGORIES : { ...CAMERA, ...rated }) as never
  ) as PageHead
}

function headOf(
  describe: DescribeHtmlPage,
  params: Record<string, string>,
  query: string,
  items: Item[],
  language: Language = 'en'
): PageHead {
  const page = describe(contextOf(params, query), language)
  return page.head(
    ({ url }) => (url === '/api/categories' ? CATEGORIES : items) as never
  ) as PageHead
}

function contextOf(params: Record<string, string>, query: string): HttpContext {
  return { params, request: { parsedUrl: { query } } } as unknown as HttpContext
}

function namesAndUrls(breadcrumbs: object): [string, string][] {
  const { itemListElement } = breadcrumbs as { itemListElement: { name: string; item: string }[] }
  return itemListElement.map(({ name, item }) => [name, item])
}
