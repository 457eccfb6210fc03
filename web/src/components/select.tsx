import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldWiring } from '@/components/field_context'
import { classes } from '@/lib/classes'

type Option = { value: string; label: string; disabled?: boolean }

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly Option[]
  /** Option groups with headings, after the options. */
  groups?: readonly { label: string; options: readonly Option[] }[]
  /** Shown without a value; cannot be selected. */
  placeholder?: string
}

/** The platform's native select, for short lists. */
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
