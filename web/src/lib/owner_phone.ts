import type { Item } from '@saajha/contract/item'

/** The number an owner gave for an item, else their own; as they wrote it. */
export function ownerPhone({ contactPhone, owner }: Partial<Pick<Item, 'contactPhone' | 'owner'>>) {
  return contactPhone?.trim() || owner?.phone?.trim() || null
}
