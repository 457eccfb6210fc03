import type { Item } from '@saajha/contract/item'
import { pathInLanguage } from '@saajha/contract/language'
import { language } from '@/lib/preferences/language'
import { formatPrice } from '@/lib/text/format'
import { share } from '@/messages/share'

/** A shared listing: its title, a sentence with title and price, and the absolute URL of its page, all in the page's language. */
export type SharedListing = { title: string; text: string; url: string }

/** The texts and the URL to share for a listing. */
export function sharedListing(
  item: Pick<Item, 'id' | 'title' | 'price' | 'priceUnit' | 'isNegotiable'>
): SharedListing {
  return {
    title: item.title,
    text: share.text({ title: item.title, price: formatPrice(item) }),
    url: new URL(pathInLanguage(`/item/${item.id}`, language), window.location.origin).href,
  }
}

/** The URL that opens WhatsApp with the text and URL of a listing; the member chooses the recipient there. */
export function whatsappShareUrl({ text, url }: SharedListing): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`
}

/** Whether the browser has the share sheet of the device. */
export function canOpenShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** The errors of a share sheet that the member closed, and of a second one while the first is open. */
const CLOSED = ['AbortError', 'InvalidStateError']

/** Opens the share sheet of the device, once; does nothing if the member closes it. Throws if the browser rejects the data. */
export async function openShareSheet(shared: SharedListing): Promise<void> {
  try {
    await navigator.share(shared)
  } catch (error) {
    if (!(error instanceof DOMException && CLOSED.includes(error.name))) throw error
  }
}
