import type { ComponentProps, ReactElement } from 'react'
import { OptionSearch } from '@/components/option_search'
import { Popover } from '@/components/popover'

type Props = ComponentProps<typeof OptionSearch> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  trigger: ReactElement
  label: string
}

/** The list of a `Combobox`, next to its button. */
export function ComboboxPanel({ isOpen, onOpenChange, trigger, label, ...search }: Props) {
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={onOpenChange}
      className="w-(--radix-popover-trigger-width) min-w-[min(16rem,calc(100vw-1.5rem))] overflow-hidden"
      trigger={trigger}
    >
      <OptionSearch {...search} />
    </Popover>
  )
}
