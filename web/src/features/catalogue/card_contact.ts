import type { Item } from '@saajha/contract/item'
import { createContext, type ReactNode } from 'react'

/** The way to an item's owner that every card below offers; the catalogue itself knows none. */
export const CardContact = createContext<(item: Item, ownerName: string) => ReactNode>(() => null)
