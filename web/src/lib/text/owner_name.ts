import type { ItemOwner } from '@saajha/contract/item'
import { ownerName as nameIn } from '@saajha/contract/owner_name'
import { language } from '@/lib/preferences/language'

/** The owner's display name on an item's page, with a fallback in the page's language. */
export function ownerName(owner: Pick<ItemOwner, 'fullName'> | undefined) {
  return nameIn(owner, language)
}
