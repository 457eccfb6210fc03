import type { Item } from '@saajha/contract/item'

/** The contact phone of an item, else its owner's phone, trimmed; null if there is neither. */
export function ownerPhone({ contactPhone, owner }: Partial<Pick<Item, 'contactPhone' | 'owner'>>) {
  return contactPhone?.trim() || owner?.phone?.trim() || null
}
