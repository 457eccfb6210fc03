import type { ComponentProps, ReactNode } from 'react'
import { classes } from '@/lib/classes'

type Option = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type Props = Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'defaultValue'> & {
  legend: ReactNode
  options: readonly Option[]
  /** Omit if `register` of react-hook-form controls the group. */
  value?: string
}

/** A group of radio buttons. Spread `register('name')` on it, or pass `value` and `onChange`. */
export function RadioGroup({ legend, options, value, className, ...attributes }: Props) {
  return (
    <fieldset className={classes('flex flex-col gap-1.5', className)}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-3.5 py-2 transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-55"
          >
            <input
              type="radio"
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              className="size-5 shrink-0 accent-primary outline-none"
              {...attributes}
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-sm text-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
