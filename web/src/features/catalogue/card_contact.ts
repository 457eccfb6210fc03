import type { Item } from '@saajha/contract/item'
import { createContext, type ReactNode } from 'react'

/** Renders the contact action of item cards; provided from outside, since the catalogue does not depend on contacts. */
export const CardContact = createContext<(item: Item, ownerName: string) => ReactNode>(() => null)
