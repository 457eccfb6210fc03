type Props = {
  label: string
  /** The formatted facet count; null while unknown. */
  count: string | null
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox for a boolean filter. */
export function FilterSwitch({ label, count, checked, onChange }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-1 hover:text-primary has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-primary outline-none"
      />
      <span className="min-w-0 flex-1">{label}</span>{' '}
      <span className="text-sm text-soft tabular-nums">{count}</span>
    </label>
  )
}
