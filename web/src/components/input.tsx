import type { ComponentProps } from 'react'
import { useFieldWiring } from '@/components/field_context'
import { classes } from '@/lib/classes'

/** A single-line text field. */
export function Input({ className, ...attributes }: ComponentProps<'input'>) {
  return <input className={classes('control', className)} {...useFieldWiring()} {...attributes} />
}
