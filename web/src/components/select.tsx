import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldWiring } from '@/components/field_context'
import { classes } from '@/lib/classes'

type Option = { value: string; label: string; disabled?: boolean }

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly Option[]
  /** Further options, under a heading of their own. */
  groups?: readonly { label: string; options: readonly Option[] }[]
  /** Shown while nothing is chosen; cannot be chosen again. */
  placeholder?: string
}

/** A choice out of a short list: the platform's own select, which phones open as a picker. */
export function Select({ options, groups, placeholder, className, ...attributes }: Props) {
  return (
    <div className={classes('relative', className)}>
      <select
        className="control appearance-none truncate pr-10"
        {...useFieldWiring()}
        {...attributes}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(optionElement)}
        {groups?.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(optionElement)}
          </optgroup>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-soft"
      />
    </div>
  )
}

function optionElement({ value, label, disabled }: Option) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
