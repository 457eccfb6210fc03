import { hash } from 'node:crypto'
import type { Category } from '@saajha/contract/category'
import type { Item } from '@saajha/contract/item'
import type { Language } from '@saajha/contract/language'
import { productName } from '@saajha/contract/product_name'
import { isForHire } from '@saajha/contract/rent_titles'
import { categoryIn, locationIn } from '#modules/catalogue/storefront/pages/names'
import { priceText } from '#modules/catalogue/storefront/pages/price_text'
import { drawShareImage, drawShareImageWith } from '#modules/media/public'
import type { SqlClient } from '#shared/database/sql'
import { readWebPicture } from '#shared/pages/built_page'
import env from '#start/env'

/** Raise it with every change of the design, so that all share images are drawn again. */
const DESIGN_VERSION = 1

/**
 * The storage folder of share images; each listing has a subfolder, and the categories have one together. The name stays
 * because URLs of images that were shared contain it.
 */
export const SHARE_IMAGES = 'previews'

/**
 * A share image: its file name, URL path and storage key, and the function that draws it as a JPEG, or returns null if its
 * picture is missing or drawing fails.
 */
export type ShareImage = {
  file: string
  path: string
  key: string
  /** Its photo; null for an image without one. */
  photoUrl: string | null
  draw: (client?: SqlClient) => Promise<Uint8Array | null>
}

const CATEGORY_TEXTS: Record<Language, { rent: string; hire: string; origin: string }> = {
  en: { rent: 'On rent', hire: 'For hire', origin: 'From people near you' },
  hi: { rent: 'किराए पर', hire: 'काम के लिए', origin: 'आपके आस-पास के लोगों से' },
}

/** The current share image of a listing in a language. */
export function shareImageOf(item: Item, language: Language): ShareImage {
  const content = {
    product: productName(env.get('APP_NAME')),
    title: item.title,
    price: priceText(item, language),
    location: locationIn(item.location, language),
    photoUrl: item.imageUrls[0] ?? null,
  }
  // Messengers keep the URLs of images in English, so these have no language.
  const folder = language === 'en' ? item.id : `${item.id}/${language}`
  return {
    ...storedAs(folder, content),
    photoUrl: content.photoUrl,
    draw: (client) => drawShareImage(content, client),
  }
}

/** The current share image of a category in a language, with the category's picture. */
export function categoryShareImage(category: Category, language: Language): ShareImage {
  const { slug, name } = categoryIn(category, language)
  const { rent, hire, origin } = CATEGORY_TEXTS[language]
  const content = {
    product: productName(env.get('APP_NAME')),
    title: name,
    price: isForHire(category.id) ? hire : rent,
    location: origin,
  }
  const draw = async () => {
    const photo = await readWebPicture(`categories/large/${slug}.webp`)
    return photo && drawShareImageWith({ ...content, photo })
  }
  return { ...storedAs(`categories/${language}/${slug}`, content), photoUrl: null, draw }
}

/** The file name is a hash of the content, so that changed content gets a new URL. */
function storedAs(folder: string, content: object): Omit<ShareImage, 'draw' | 'photoUrl'> {
  const version = hash('sha256', JSON.stringify([DESIGN_VERSION, content]), 'hex').slice(0, 16)
  const file = `${version}.jpg`
  const key = `${SHARE_IMAGES}/${folder}/${file}`
  return { file, path: `/media/${key}`, key }
}
