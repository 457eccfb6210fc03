import { hash } from 'node:crypto'
import type { Item } from '@saajha/contract/item'
import { productName } from '@saajha/contract/product_name'
import { priceText } from '#modules/catalogue/pages/price_text'
import type { Preview } from '#modules/media/public'
import env from '#start/env'

/** Raise it with every change of the design, so that all share images are drawn again. */
const DESIGN_VERSION = 1

/** The storage folder of share images; each listing has a subfolder. */
export const SHARE_IMAGES = 'previews'

/** The share image of a listing: its content, file name, URL path and storage key. */
export type ItemShareImage = { content: Preview; file: string; path: string; key: string }

/** The current share image of a listing. Its file name is a hash of its content, so that changed content gets a new URL. */
export function shareImageOf(item: Item): ItemShareImage {
  const content = {
    product: productName(env.get('APP_NAME')),
    title: item.title,
    price: priceText(item, 'en'),
    location: item.location,
    photoUrl: item.imageUrls[0] ?? null,
  }
  const version = hash('sha256', JSON.stringify([DESIGN_VERSION, content]), 'hex').slice(0, 16)
  const file = `${version}.jpg`
  const key = `${SHARE_IMAGES}/${item.id}/${file}`
  return { content, file, path: `/media/${key}`, key }
}
