import type { Item } from '@saajha/contract/item'
import { ownerPhone, whatsappNumber } from '@/features/interactions/owner_phone'
import { formatPrice, isPriceNegotiable } from '@/lib/format'
import { item as words } from '@/messages/item'

/** Opens a chat with the owner, the question already written; `null` without a number. */
export function whatsappLink(item: Item, ownerName: string) {
  const number = whatsappNumber(ownerPhone(item))
  if (number === null) return null
  const text = words.whatsappText({
    owner: ownerName,
    title: item.title,
    price: isPriceNegotiable(item) ? null : formatPrice(item),
  })
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
