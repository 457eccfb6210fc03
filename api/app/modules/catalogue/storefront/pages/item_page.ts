import type { Category } from '@saajha/contract/category'
import { itemQueries } from '@saajha/contract/initial_queries'
import type { Item, PriceUnit } from '@saajha/contract/item'
import type { Language } from '@saajha/contract/language'
import { wholeSources } from '@saajha/contract/media'
import { ITEM_NOT_FOUND } from '@saajha/contract/page_texts/not_found'
import { isPriceNegotiable, longerPrices } from '@saajha/contract/price'
import type { Money } from '@saajha/contract/values'
import { categoryPath } from '@saajha/contract/category_path'
import { itemTitle } from '@saajha/contract/rent_titles'
import type { HttpContext } from '@adonisjs/core/http'
import { categoryIn, cityNameIn, locationIn } from '#modules/catalogue/storefront/pages/names'
import { breadcrumbs } from '#modules/catalogue/storefront/pages/structured_data'
import { pricesText, priceText } from '#modules/catalogue/storefront/pages/price_text'
import { SITE_PICTURES } from '#modules/catalogue/storefront/pages/site_picture'
import { shareImageOf } from '#modules/catalogue/storefront/share_image'
import { cardPhotos } from '#modules/catalogue/storefront/pages/card_photos'
import { readPlaceholders } from '#modules/media/public'
import type { HtmlPage } from '#shared/pages/pages'

const MAX_DESCRIPTION = 200

/** UN/CEFACT codes of time units, as schema.org requires. */
const UNIT_CODES = { hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON' }

/** The page of one listing. */
export function itemPage({ params }: HttpContext, language: Language): HtmlPage {
  const { item: itemQuery, categories, similar } = itemQueries(params.id as string)
  return {
    queries: [itemQuery, categories, similar],
    placeholders: (responseTo) => {
      const photos = responseTo<Item>(itemQuery)?.imageUrls ?? []
      return readPlaceholders([...photos, ...cardPhotos(responseTo(similar))])
    },
    head(responseTo) {
      const item = responseTo<Item>(itemQuery)
      if (!item) return { missing: ITEM_NOT_FOUND[language] }
      const found = responseTo<Category[]>(categories)?.find(({ id }) => id === item.categoryId)
      const category = found && categoryIn(found, language)
      const price = priceText(item, language)
      const location = locationIn(item.location, language)
      const path = `/item/${item.id}`
      return {
        title: itemTitle(item, cityNameIn(item.location, language), language),
        description: shortened(`${pricesText(item, language)}, ${location}. ${item.description}`),
        path,
        type: 'product',
        picture: {
          ...SITE_PICTURES[language],
          path: shareImageOf(item, language).path,
          alt: `${item.title}, ${price}, ${location}`,
        },
        firstPicture: item.imageUrls[0] ? wholeSources(item.imageUrls[0]) : undefined,
        prerenderedShell: { layout: 'detail', heading: item.title, line: location },
        structuredData: (site) => [
          product(site, path, item, category),
          breadcrumbs(site, language, [
            ...(category ? [{ name: category.name, path: categoryPath(category.slug) }] : []),
            { name: item.title, path },
          ]),
        ],
      }
    },
  }
}

function product(site: string, path: string, item: Item, category: Category | undefined): object {
  const { title, description, imageUrls, price, isAvailable } = item
  const { weeklyPrice, monthlyPrice } = longerPrices(item)
  const prices = [
    unitPrice(price, item.priceUnit),
    ...(weeklyPrice ? [unitPrice(weeklyPrice, 'week')] : []),
    ...(monthlyPrice ? [unitPrice(monthlyPrice, 'month')] : []),
  ]
  const offer = {
    '@type': 'Offer',
    'url': site + path,
    'businessFunction': 'http://purl.org/goodrelations/v1#LeaseOut',
    'availability': `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    price,
    'priceCurrency': 'INR',
    'priceSpecification': prices.length > 1 ? prices : prices[0],
  }
  return {
    '@type': 'Product',
    'name': title,
    description,
    'category': category?.name,
    'image': imageUrls.map((url) => site + url),
    'url': site + path,
    'aggregateRating': item.reviewCount
      ? { '@type': 'AggregateRating', 'ratingValue': item.rating, 'reviewCount': item.reviewCount }
      : undefined,
    'offers': isPriceNegotiable(item) ? undefined : offer,
  }
}

function unitPrice(price: Money | null, unit: PriceUnit): object {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    'priceCurrency': 'INR',
    'unitCode': UNIT_CODES[unit],
  }
}

/** The text as one line of at most `MAX_DESCRIPTION` characters, the length that search engines show. */
function shortened(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length <= MAX_DESCRIPTION
    ? characters.join('')
    : `${characters.slice(0, MAX_DESCRIPTION - 1).join('')}…`
}
