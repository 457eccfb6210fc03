import { hash } from 'node:crypto'
import type { Item } from '@saajha/contract/item'
import { productName } from '@saajha/contract/product_name'
import { priceText } from '#modules/catalogue/pages/price_text'
import type { Preview } from '#modules/media/public'
import env from '#start/env'

/** To be raised with every change of what previews look like. */
const DESIGN = 1

/** Where previews are kept, in a folder of each listing. */
export const SHARE_IMAGES = 'previews'

/** The picture that messengers show of a listing: what is in it, its file's name, its address, and where it is kept. */
export type ItemShareImage = { shown: Preview; file: string; path: string; key: string }

/** The preview of a listing as it is now. Its name comes from what it shows, so that another one has another address. */
export function shareImageOf(item: Item): ItemShareImage {
  const shown = {
    product: productName(env.get('APP_NAME')),
    title: item.title,
    price: priceText(item),
    place: item.location,
    photoUrl: item.imageUrls[0] ?? null,
  }
  const version = hash('sha256', JSON.stringify([DESIGN, shown]), 'hex').slice(0, 16)
  const file = `${version}.jpg`
  const rest = `${SHARE_IMAGES}/${item.id}/${file}`
  return { shown, file, path: `/media/${rest}`, key: rest }
}
