import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useFieldWiring } from '@/components/field_context'
import type { Option } from '@/components/matching_options'
import type { CityPopoverProps } from '@/features/catalogue/components/city/city_popover'
import { useKeepMounted } from '@/lib/hooks/use_keep_mounted'

/** Loaded on the first press, with the names of all cities. */
const CityPopover = lazy(async (): Promise<{ default: ComponentType<CityPopoverProps> }> => {
  try {
    const { CityPopover } = await import('@/features/catalogue/components/city/city_popover')
    return { default: CityPopover }
  } catch {
    return { default: ({ trigger }) => trigger }
  }
})

type Props = {
  /** The chosen city; empty for none. */
  value: string
  onChoose: (city: string) => void
  /** Options before all other cities. */
  first?: readonly Option[]
  /** The content of the button. */
  children: ReactNode
  className?: string
}

/** A button that opens a searchable list of all cities. */
export function CityPicker({ value, onChoose, first, children, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useKeepMounted(isOpen)
  const wiring = useFieldWiring()
  const button = (
    <button
      type="button"
      // A combobox is named by its label only, never by its content.
      role={wiring.id && 'combobox'}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={wasOpened ? undefined : () => setOpen(true)}
      className={className}
      {...wiring}
    >
      {children}
    </button>
  )

  if (!wasOpened) return button
  return (
    <Suspense fallback={button}>
      <CityPopover
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={button}
        value={value}
        onChoose={onChoose}
        first={first}
      />
    </Suspense>
  )
}
