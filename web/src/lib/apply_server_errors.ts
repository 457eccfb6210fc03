import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/lib/api_error'

/**
 * Puts the server's refusals beside the fields where they can be mended; other failures leave the form as it is.
 * `nameOf` says what the form calls a field of the server's.
 */
export function applyServerErrors<Values extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Values>,
  nameOf: (field: string) => string = (field) => field
) {
  if (!(error instanceof ApiError)) return
  for (const { field, message } of error.fieldErrors) {
    const name = nameOf(field)
    if (name in form.getValues()) form.setError(name as Path<Values>, { message })
  }
}
