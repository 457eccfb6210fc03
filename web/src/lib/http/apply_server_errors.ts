import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/lib/http/api_error'

/**
 * Shows the server's validation errors at the form's fields; other errors are ignored. `nameOf` maps a field of the API to
 * the form's field name.
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
