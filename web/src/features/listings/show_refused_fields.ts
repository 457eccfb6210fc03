import type { UseFormReturn } from 'react-hook-form'
import type { ListingValues } from '@/features/listings/listing_values'
import { ApiError } from '@/lib/api_error'

/** Puts the server's refusals where the owner can mend them. */
export function showRefusedFields(error: unknown, form: UseFormReturn<ListingValues>) {
  if (!(error instanceof ApiError)) return
  const values = form.getValues()
  for (const { field, message } of error.fieldErrors) {
    const name = field === 'location' ? placeField(values) : field
    if (name in values) form.setError(name as keyof ListingValues, { message })
  }
}

function placeField({ locationType }: ListingValues) {
  return locationType === 'predefined' ? 'city' : 'customLocation'
}
