import { PRICE_UNITS } from '@saajha/contract/item'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/field'
import { AmountInput } from '@/features/listings/components/amount_input'
import { LongerPriceFields } from '@/features/listings/components/longer_price_fields'
import { TermsFields } from '@/features/listings/components/terms_fields'
import { RadioGroup } from '@/components/radio_group'
import { Select } from '@/components/select'
import type { ListingValues } from '@/features/listings/listing_values'
import { RULES } from '@/features/listings/validation'
import { listing } from '@/messages/listing'

const PRICINGS = [
  { value: 'fixed', label: listing.fixedPrice, hint: listing.fixedPriceHint },
  { value: 'negotiable', label: listing.negotiablePrice, hint: listing.negotiablePriceHint },
]
const DURATIONS = PRICE_UNITS.map((unit) => ({ value: unit, label: listing.durations[unit] }))

/** Price and unit; a negotiable price has no amount. */
export function PriceFields() {
  const { register, control, formState } = useFormContext<ListingValues>()
  const pricing = useWatch({ control, name: 'pricing' })

  return (
    <>
      <RadioGroup legend={listing.pricingType} options={PRICINGS} {...register('pricing')} />
      {pricing === 'fixed' && (
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Field label={listing.price} error={formState.errors.price?.message} required>
            <AmountInput
              {...register('price', { ...RULES.price, deps: ['weeklyPrice', 'monthlyPrice'] })}
            />
          </Field>
          <Field label={listing.duration} required>
            <Select options={DURATIONS} {...register('priceUnit')} />
          </Field>
        </div>
      )}
      <LongerPriceFields />
      <TermsFields />
    </>
  )
}
