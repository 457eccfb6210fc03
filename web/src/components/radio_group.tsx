import type { ComponentProps, ReactNode } from 'react'
import { classes } from '@/lib/classes'

type Option = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

/** The classes of a group's parts. */
const VARIANTS = {
  boxes: {
    legend: 'mb-1.5 text-sm font-semibold',
    options: 'grid grid-cols-1 gap-3 sm:grid-cols-2',
    option:
      'gap-3 rounded-control border border-control bg-surface px-3.5 py-2 hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-offset-2',
    button: 'size-5 shrink-0 accent-primary',
    label: undefined,
  },
  /** A segmented control: one row where its width allows, whose selected option stands out. */
  segments: {
    legend: 'sr-only',
    options:
      'flex w-full flex-wrap gap-0.5 rounded-3xl border border-control bg-surface p-0.5 sm:w-fit',
    option:
      'relative flex-auto justify-center gap-2 rounded-full px-2 text-center font-semibold text-soft max-sm:text-sm hover:text-ink has-checked:bg-primary-tint has-checked:text-primary has-checked:forced-selected has-focus-visible:-outline-offset-3 sm:px-5',
    button: 'absolute inset-0 size-full cursor-pointer opacity-0',
    label: 'inline-flex flex-wrap items-center justify-center gap-x-2',
  },
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'defaultValue'> & {
  legend: ReactNode
  options: readonly Option[]
  variant?: keyof typeof VARIANTS
  /** Omit if `register` of react-hook-form controls the group. */
  value?: string
}

/** A group of radio buttons. Spread `register('name')` on it, or pass `name`, `value` and `onChange`. */
export function RadioGroup(props: Props) {
  const { legend, options, variant = 'boxes', value, className, ...attributes } = props
  const styles = VARIANTS[variant]

  return (
    <fieldset className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'flex min-h-11 cursor-pointer items-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:opacity-55',
              styles.option
            )}
          >
            <input
              type="radio"
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              className={classes('outline-none', styles.button)}
              {...attributes}
            />
            <span className={styles.label}>
              {option.label}
              {option.hint && <span className="block text-sm text-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
