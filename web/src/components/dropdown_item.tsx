import { use, type ReactNode } from 'react'
import { MenuContext } from '@/components/menu_parts'
import { classes } from '@/lib/classes'

type Props = {
  children: ReactNode
  icon?: ReactNode
  onSelect?: () => void
  disabled?: boolean
  destructive?: boolean
}

/** One action of a `DropdownMenu`. */
export function DropdownItem({ children, icon, onSelect, disabled, destructive }: Props) {
  const { Item } = use(MenuContext)!

  return (
    <Item
      disabled={disabled}
      onSelect={onSelect}
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-item px-3 outline-none select-none',
        'data-highlighted:forced-selected data-disabled:cursor-not-allowed data-disabled:opacity-55 [&>svg]:size-5',
        destructive
          ? 'text-danger data-highlighted:bg-danger-tint'
          : 'data-highlighted:bg-primary-tint data-highlighted:text-primary'
      )}
    >
      {icon}
      {children}
    </Item>
  )
}
