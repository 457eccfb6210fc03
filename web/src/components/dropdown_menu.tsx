import { Slot } from 'radix-ui'
import { use, useState, type KeyboardEvent, type ReactNode } from 'react'
import { MenuContext } from '@/components/menu_parts'
import { fetchCode } from '@/lib/build/fetch_code'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'

const loadPanel = async () => {
  await fetchCode('dropdown_panel')
  const { DropdownPanel } = await import('@/components/dropdown_panel')
  return { DropdownPanel }
}

export type MenuProps = {
  /** One button. */
  trigger: ReactNode
  /** `DropdownItem`s and `DropdownSeparator`s. */
  children: ReactNode
  /** Content above the items, such as the member's name. */
  heading?: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** A button with a menu of actions; the menu's code is loaded on the first press. */
export function DropdownMenu(props: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { DropdownPanel } = useCodeOfPress(loadPanel, isOpen, setOpen)

  if (DropdownPanel) return <DropdownPanel {...props} isOpen={isOpen} onOpenChange={setOpen} />
  const openByArrow = ({ key }: KeyboardEvent) => key === 'ArrowDown' && setOpen(true)
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerDown={() => void loadPanel().catch(() => {})}
      onKeyDown={openByArrow}
      onClick={() => setOpen(true)}
    >
      {props.trigger}
    </Slot.Root>
  )
}

/** A separator between groups of items. */
export function DropdownSeparator() {
  const { Separator } = use(MenuContext)!
  return <Separator className="mx-2 my-1.5 h-px bg-line" />
}
