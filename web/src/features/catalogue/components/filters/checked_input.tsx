import { useEffect, useRef, type ComponentProps } from 'react'

type Props = ComponentProps<'input'> & {
  label: string
  /** Blocks the form. */
  error?: string
}

/** An input of a filter below its label. */
export function CheckedInput({ label, error = '', ...attributes }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(error), [error])

  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm text-soft">
      {label}
      <input ref={input} autoComplete="off" className="control min-w-0 text-ink" {...attributes} />
    </label>
  )
}
