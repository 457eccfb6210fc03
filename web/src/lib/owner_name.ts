import type { ItemOwner } from '@saajha/contract/item'
import { everywhere } from '@/messages/everywhere'

/** What accounts are called that nobody has named. */
const PLACEHOLDER_NAMES = ['demo user', 'demo owner', 'demo']

/** The owner's name on an item's page; something civil in the place of none. */
export function ownerName(owner: Pick<ItemOwner, 'fullName'> | undefined) {
  const name = owner?.fullName?.trim() ?? ''
  return name && !PLACEHOLDER_NAMES.includes(name.toLowerCase()) ? name : everywhere.unnamedOwner
}
