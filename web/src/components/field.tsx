import { useId, type ReactNode } from 'react'
import { FieldContext, type FieldWiring } from '@/components/field_context'
import { FieldError } from '@/components/field_error'
import { classes } from '@/lib/classes'
import { common } from '@/messages/common'

type Props = {
  label: ReactNode
  /** One control of this design system; it reads its attributes from the field's context. */
  children: ReactNode
  hint?: ReactNode
  error?: string
  required?: boolean
  /** Marks the field as optional. */
  optional?: boolean
  className?: string
}

/** A control with its label, hint and error, linked by ARIA attributes. */
export function Field({ label, children, hint, error, required, optional, className }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const wiring: FieldWiring = {
    'id': id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }

  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} id={`${id}-label`} className="w-fit text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-soft"> {common.optional}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
