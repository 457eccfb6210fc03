import { hash } from 'node:crypto'
import type { Item } from '@saajha/contract/item'
import { productName } from '@saajha/contract/product_name'
import { priceWords } from '#modules/catalogue/pages/price_words'
import type { Preview } from '#modules/media/public'
import env from '#start/env'

/** To be raised with every change of what previews look like. */
const DESIGN = 1

/** Where previews are kept, in a folder of each listing. */
export const PREVIEWS = 'previews'

/** The picture that messengers show of a listing: what is in it, its file's name, its address, and where it is kept. */
export type ItemPreview = { shown: Preview; file: string; path: string; key: string }

/** The preview of a listing as it is now. Its name comes from what it shows, so that another one has another address. */
export function previewOf(item: Item): ItemPreview {
  const shown = {
    product: productName(env.get('APP_NAME')),
    title: item.title,
    price: priceWords(item),
    place: item.location,
    photoUrl: item.imageUrls[0] ?? null,
  }
  const version = hash('sha256', JSON.stringify([DESIGN, shown]), 'hex').slice(0, 16)
  const file = `${version}.jpg`
  const rest = `${PREVIEWS}/${item.id}/${file}`
  return { shown, file, path: `/media/${rest}`, key: rest }
}
