import { useFormContext, useWatch } from 'react-hook-form'
import { Disclosure } from '@/components/disclosure'
import { Field } from '@/components/field'
import { AmountInput } from '@/features/listings/components/amount_input'
import { hasLongerPrices, type ListingValues } from '@/features/listings/listing_values'
import { RULES } from '@/features/listings/validation'
import { common } from '@/messages/common'
import { listing } from '@/messages/listing'

/** The prices for a week and a month beside a fixed price per day: closed at first unless one of them is set. */
export function LongerPriceFields() {
  const { register, control, formState } = useFormContext<ListingValues>()
  const { weeklyPrice, monthlyPrice } = formState.errors
  const [pricing, priceUnit, ...values] = useWatch({
    control,
    name: ['pricing', 'priceUnit', 'weeklyPrice', 'monthlyPrice'],
  })
  if (!hasLongerPrices({ pricing, priceUnit })) return null

  return (
    <Disclosure
      label={`${listing.longerPrices} ${common.optional}`}
      isInitiallyOpen={values.some((value) => value !== '')}
      isForcedOpen={Boolean(weeklyPrice ?? monthlyPrice)}
    >
      <p className="text-soft">{listing.longerPricesHint}</p>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Field label={listing.weeklyPrice} error={weeklyPrice?.message}>
          <AmountInput
            {...register('weeklyPrice', { ...RULES.weeklyPrice, deps: 'monthlyPrice' })}
          />
        </Field>
        <Field label={listing.monthlyPrice} error={monthlyPrice?.message}>
          <AmountInput {...register('monthlyPrice', RULES.monthlyPrice)} />
        </Field>
      </div>
    </Disclosure>
  )
}
