import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
  /** One button. */
  trigger: ReactNode
  /** `DropdownItem`s and `DropdownSeparator`s. */
  children: ReactNode
  /** Content above the items, such as the member's name. */
  heading?: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** A button with a menu of actions. */
export function DropdownMenu({ trigger, children, heading, align = 'end' }: Props) {
  return (
    <Radix.Root modal={false}>
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
  )
}

/** A separator between groups of items. */
export function DropdownSeparator() {
  return <Radix.Separator className="mx-2 my-1.5 h-px bg-line" />
}
