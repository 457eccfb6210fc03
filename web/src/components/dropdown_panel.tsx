import { DropdownMenu as Radix } from 'radix-ui'
import { DropdownSeparator, type MenuProps } from '@/components/dropdown_menu'
import { MenuContext } from '@/components/menu_parts'

type Props = MenuProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** A menu with the code that opens it. */
export function DropdownPanel(props: Props) {
  const { trigger, children, heading, align = 'end', isOpen, onOpenChange } = props

  return (
    <MenuContext value={Radix}>
      <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{trigger}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            align={align}
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1.5rem)] min-w-[min(14rem,calc(100vw-1.5rem))] animate-rise-in overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-lift outline-none"
          >
            {heading && <Radix.Label className="px-3 py-2">{heading}</Radix.Label>}
            {heading && <DropdownSeparator />}
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </MenuContext>
  )
}
