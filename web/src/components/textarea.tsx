import type { ComponentProps } from 'react'
import { useFieldWiring } from '@/components/field_context'
import { classes } from '@/lib/classes'

/** A multi-line text field; it grows with its content where the browser supports that. */
export function Textarea({ className, rows = 4, ...attributes }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classes('control field-sizing-content min-h-28', className)}
      {...useFieldWiring()}
      {...attributes}
    />
  )
}
