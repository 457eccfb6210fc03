import type { DropdownMenu } from 'radix-ui'
import { createContext } from 'react'

/** The parts of the library of menus that items need. They are loaded with the first press of a menu. */
type MenuParts = Pick<typeof DropdownMenu, 'Item' | 'Separator'>

/** The parts of the library inside of an open menu. */
export const MenuContext = createContext<MenuParts | null>(null)
