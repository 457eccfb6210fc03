import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { useFieldWiring } from '@/components/field_context'
import type { Option } from '@/components/matching_options'
import { OptionSearch } from '@/components/option_search'
import { Popover } from '@/components/popover'
import { classes } from '@/lib/classes'

type Props = {
  options: readonly Option[]
  value: string
  onValueChange: (value: string) => void
  placeholder: string
  searchPlaceholder: string
  emptyText: string
  disabled?: boolean
  onBlur?: () => void
}

/** A select with a text filter, for long lists. */
export function Combobox(props: Props) {
  const { options, value, onValueChange, placeholder, searchPlaceholder, emptyText } = props
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)

  const show = (open: boolean) => {
    setOpen(open)
    if (!open) props.onBlur?.()
  }
  const choose = (option: Option) => {
    onValueChange(option.value)
    show(false)
  }

  return (
    <Popover
      label={placeholder}
      open={isOpen}
      onOpenChange={show}
      className="w-(--radix-popover-trigger-width) min-w-[min(16rem,calc(100vw-1.5rem))] overflow-hidden"
      trigger={
        <button
          type="button"
          role="combobox"
          aria-expanded={isOpen}
          disabled={props.disabled}
          className="control flex items-center justify-between gap-2 text-left"
          {...useFieldWiring()}
        >
          <span className={classes('truncate', !value && 'text-soft')}>
            {chosen?.label || value || placeholder}
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-soft" />
        </button>
      }
    >
      <OptionSearch
        options={options}
        chosen={chosen}
        placeholder={searchPlaceholder}
        emptyText={emptyText}
        onChoose={choose}
      />
    </Popover>
  )
}
