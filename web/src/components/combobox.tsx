import { Command } from 'cmdk'
import { Check, ChevronsUpDown, Search } from 'lucide-react'
import { useState } from 'react'
import { useFieldWiring } from '@/components/field_context'
import { matchingOptions, type Option } from '@/components/matching_options'
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

/** A choice out of a long list, found by typing. */
export function Combobox(props: Props) {
  const { options, value, onValueChange, placeholder, searchPlaceholder, emptyText } = props
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')

  const chosen = options.find((option) => option.value === value)

  const show = (open: boolean) => {
    setOpen(open)
    setSearch('')
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
      className="w-(--radix-popover-trigger-width) min-w-64 overflow-hidden"
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
      <Command shouldFilter={false} label={searchPlaceholder}>
        <div className="flex items-center gap-2 border-b border-line px-3.5">
          <Search aria-hidden className="size-4 shrink-0 text-soft" />
          <Command.Input
            value={search}
            onValueChange={setSearch}
            placeholder={searchPlaceholder}
            className="min-h-12 w-full bg-transparent outline-none placeholder:text-soft"
          />
        </div>
        <Command.List className="max-h-72 overflow-y-auto overscroll-contain p-1.5">
          <Command.Empty className="px-3 py-6 text-center text-soft">{emptyText}</Command.Empty>
          {matchingOptions(options, search).map((option) => (
            <Command.Item
              key={option.value}
              value={option.value}
              onSelect={() => choose(option)}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-item px-3 data-[selected=true]:bg-primary-tint data-[selected=true]:text-primary"
            >
              {option.label}
              {option === chosen && <Check aria-hidden className="size-4 shrink-0" />}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Popover>
  )
}
