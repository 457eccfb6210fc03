import type { ComponentProps, ReactNode } from 'react'
import { classes } from '@/lib/classes'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode }

/** A yes or no, with its label as part of the target. */
export function Checkbox({ label, className, ...attributes }: Props) {
  return (
    <label className={classes('flex min-h-11 w-fit cursor-pointer items-center gap-3', className)}>
      <input type="checkbox" className="size-5 shrink-0 accent-primary" {...attributes} />
      <span>{label}</span>
    </label>
  )
}
