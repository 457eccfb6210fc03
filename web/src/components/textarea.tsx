import type { ComponentProps } from 'react'
import { useFieldWiring } from '@/components/field_context'
import { classes } from '@/lib/classes'

/** Several lines of text; grows with what is written where the browser can. */
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
