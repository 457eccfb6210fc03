import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import type { ListingValues } from '@/features/listings/listing_values'
import { RULES } from '@/features/listings/validation'
import { listing } from '@/messages/listing'

/** Contact details of the owner outside the app. */
export function ContactFields() {
  const { register, formState } = useFormContext<ListingValues>()

  return (
    <Field
      label={listing.contactPhone}
      hint={listing.contactPhoneHint}
      error={formState.errors.contactPhone?.message}
      optional
    >
      <Input
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...register('contactPhone', RULES.contactPhone)}
      />
    </Field>
  )
}
