import { ChevronsUpDown } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useFieldWiring } from '@/components/field_context'
import type { Option } from '@/components/matching_options'
import { Spinner } from '@/components/spinner'
import { fetchCode } from '@/lib/build/fetch_code'
import { classes } from '@/lib/classes'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'

/** The list with its search, and what places it next to the button. */
const loadPanel = async () => {
  await fetchCode('combobox_panel')
  return import('@/components/combobox_panel')
}

type Props = {
  /** Loads the options with the first press; a constant function. */
  loadOptions: () => Promise<readonly Option[]>
  value: string
  /** The value as people read it. */
  label: string
  onValueChange: (value: string) => void
  placeholder: string
  searchPlaceholder: string
  emptyText: string
  disabled?: boolean
  onBlur?: () => void
}

/** A select with a text filter, for long lists. The list starts to load on the first `pointerdown`. */
export function Combobox(props: Props) {
  const { loadOptions, value, label, onValueChange, placeholder, searchPlaceholder } = props
  const [isOpen, setOpen] = useState(false)
  const load = useCallback(async () => {
    const [{ ComboboxPanel }, options] = await Promise.all([loadPanel(), loadOptions()])
    return { ComboboxPanel, options }
  }, [loadOptions])
  const { ComboboxPanel, options } = useCodeOfPress(load, isOpen, setOpen)
  const isLoading = isOpen && !ComboboxPanel

  const show = (open: boolean) => {
    setOpen(open)
    if (!open) props.onBlur?.()
  }
  const choose = (option: Option) => {
    onValueChange(option.value)
    show(false)
  }

  const button = (
    <button
      type="button"
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={isLoading || undefined}
      disabled={props.disabled}
      onPointerDown={ComboboxPanel ? undefined : () => void load().catch(() => {})}
      onClick={ComboboxPanel ? undefined : () => setOpen(true)}
      className="control flex items-center justify-between gap-2 text-left"
      {...useFieldWiring()}
    >
      <span className={classes('truncate', !value && 'text-soft')}>{label || placeholder}</span>
      {isLoading ? (
        <Spinner className="shrink-0" />
      ) : (
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-soft" />
      )}
    </button>
  )

  if (!ComboboxPanel || !options) return button
  return (
    <ComboboxPanel
      isOpen={isOpen}
      onOpenChange={show}
      trigger={button}
      label={placeholder}
      options={options}
      chosen={options.find((option) => option.value === value)}
      placeholder={searchPlaceholder}
      emptyText={props.emptyText}
      onChoose={choose}
    />
  )
}
