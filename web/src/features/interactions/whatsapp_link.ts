import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable } from '@saajha/contract/price'
import { whatsappNumber, whatsappUrl } from '@/lib/text/dial_number'
import { formatPrice } from '@/lib/text/format'
import { ownerPhone } from '@/lib/text/owner_phone'
import { item as messages } from '@/messages/item'

/** WhatsApp URL with the prefilled question; without a number (`hasNumber` false) WhatsApp opens its contact picker. */
export function whatsappLink(item: Item, ownerName: string) {
  const number = whatsappNumber(ownerPhone(item))
  const text = messages.whatsappText({
    owner: ownerName,
    title: item.title,
    price: isPriceNegotiable(item) ? null : formatPrice(item),
  })
  return {
    hasNumber: number !== null,
    href: whatsappUrl(number, text),
  }
}
