import type { ReactNode } from 'react'

type Props = {
  /** The accessible name; it stays the same in both states. */
  label: ReactNode
  /** What the current state means; screen readers announce its change. */
  hint: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** A switch that takes effect immediately. */
export function Switch({ label, hint, checked, onCheckedChange }: Props) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <label className="flex min-h-11 max-w-full cursor-pointer flex-wrap items-center gap-x-3 rounded-control pr-2 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="peer-checked:forced-selected relative h-7 w-12 shrink-0 rounded-full border border-control bg-sunken transition-colors peer-checked:border-primary peer-checked:bg-primary after:absolute after:top-0.5 after:left-0.5 after:size-5.5 after:rounded-full after:border after:border-control after:bg-raised after:transition-transform peer-checked:after:translate-x-5 peer-checked:after:border-transparent"
        />
        <span>{label}</span>
      </label>
      <p role="status" className="text-sm text-soft">
        {hint}
      </p>
    </div>
  )
}
