import { lazy, Suspense, useState, type ComponentProps, type ComponentType } from 'react'
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

type Props = Omit<ComponentProps<'button'>, 'value'> & {
  /** The chosen city; empty for none. */
  value: string
  onChoose: (city: string) => void
  /** Options before all other cities. */
  first?: readonly Option[]
}

/** A button that opens a searchable list of all cities. */
export function CityPicker({ value, onChoose, first, ...attributes }: Props) {
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useKeepMounted(isOpen)
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={wasOpened ? undefined : () => setOpen(true)}
      {...attributes}
    />
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
