import type { ItemOwner } from '@saajha/contract/item'
import { common } from '@/messages/common'

/** Names of accounts without a real name. */
const PLACEHOLDER_NAMES = ['demo user', 'demo owner', 'demo']

/** The owner's display name on an item's page, with a fallback for missing and placeholder names. */
export function ownerName(owner: Pick<ItemOwner, 'fullName'> | undefined) {
  const name = owner?.fullName?.trim() ?? ''
  return name && !PLACEHOLDER_NAMES.includes(name.toLowerCase()) ? name : common.unnamedOwner
}
