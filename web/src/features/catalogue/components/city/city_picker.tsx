import { useState, type ComponentProps } from 'react'
import type { Option } from '@/components/matching_options'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'
import { fetchCode } from '@/lib/build/fetch_code'

/** The list with the names of all cities. */
const loadPopover = async () => {
  await fetchCode('city_popover')
  const { CityPopover } = await import('@/features/catalogue/components/city/city_popover')
  return { CityPopover }
}

type Props = Omit<ComponentProps<'button'>, 'value'> & {
  /** The chosen city; empty for none. */
  value: string
  onChoose: (city: string) => void
  /** Options before all other cities. */
  first?: readonly Option[]
}

/** A button that opens a searchable list of all cities, whose code is loaded on the first press. */
export function CityPicker({ value, onChoose, first, ...attributes }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { CityPopover } = useCodeOfPress(loadPopover, isOpen, setOpen)

  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={CityPopover ? undefined : () => setOpen(true)}
      {...attributes}
    />
  )

  if (!CityPopover) return button
  return (
    <CityPopover
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={button}
      value={value}
      onChoose={onChoose}
      first={first}
    />
  )
}
