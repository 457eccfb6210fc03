import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import type { Option } from '@/components/matching_options'
import type { CityPopoverProps } from '@/features/catalogue/components/city/city_popover'
import { fetchCode } from '@/lib/build/fetch_code'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'

/** The list with the names of all cities. */
const loadPopover = async () => {
  await fetchCode('city_popover')
  const { CityPopover } = await import('@/features/catalogue/components/city/city_popover')
  return CityPopover
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
  const [CityPopover, setCityPopover] = useState<ComponentType<CityPopoverProps> | null>(null)
  const isLoaded = CityPopover !== null
  const { toastError } = useToast()

  // Not `lazy`: it keeps a failure. Here the next press retries.
  useEffect(() => {
    if (!isOpen || isLoaded) return
    loadPopover().then(
      (loaded) => setCityPopover(() => loaded),
      () => {
        setOpen(false)
        toastError(common.somethingWentWrong, common.offlineHint)
      }
    )
  }, [isOpen, isLoaded, toastError])

  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={isLoaded ? undefined : () => setOpen(true)}
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
