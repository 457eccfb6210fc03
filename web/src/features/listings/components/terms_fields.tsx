import { attributesOf } from '@saajha/contract/item_attributes'
import { useFormContext, useWatch } from 'react-hook-form'
import { Disclosure } from '@/components/disclosure'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { AmountInput } from '@/features/listings/components/amount_input'
import { AttributeFields } from '@/features/listings/components/attribute_fields'
import type { ListingValues } from '@/features/listings/listing_values'
import { RULES } from '@/features/listings/validation'
import { common } from '@/messages/common'
import { listing } from '@/messages/listing'

const COUNTS = ['quantity', 'bufferDays', 'noticeDays'] as const
const NAMES = ['deposit', 'minRentalDuration', 'maxRentalDuration', ...COUNTS] as const

/**
 * The attributes of the category, deposit, shortest and longest rental, number of pieces, days between rentals and before a rental:
 * closed at first unless one of them is set, also by a restored draft.
 */
export function TermsFields() {
  const { register, control, formState } = useFormContext<ListingValues>()
  const { errors } = formState
  const priceUnit = useWatch({ control, name: 'priceUnit' })
  const category = useWatch({ control, name: 'categoryId' })
  const attributes = attributesOf(category)
  const names = [...NAMES, ...attributes]
  const values = useWatch({ control, name: names })
  const units = listing.rentalUnits[priceUnit]

  return (
    <Disclosure
      label={`${attributes.length > 0 ? listing.moreDetails : listing.more} ${common.optional}`}
      isInitiallyOpen={values.some((value) => value !== '')}
      isForcedOpen={names.some((name) => errors[name])}
    >
      <AttributeFields category={category} />
      <Field label={listing.deposit} hint={listing.depositHint} error={errors.deposit?.message}>
        <AmountInput {...register('deposit', RULES.deposit)} />
      </Field>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Field label={listing.minRental({ units })} error={errors.minRentalDuration?.message}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            {...register('minRentalDuration', {
              ...RULES.minRentalDuration,
              deps: 'maxRentalDuration',
            })}
          />
        </Field>
        <Field label={listing.maxRental({ units })} error={errors.maxRentalDuration?.message}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            {...register('maxRentalDuration', RULES.maxRentalDuration)}
          />
        </Field>
        {COUNTS.map((name) => (
          <Field
            key={name}
            label={listing[name]}
            hint={listing[`${name}Hint`]}
            error={errors[name]?.message}
          >
            <Input inputMode="numeric" autoComplete="off" {...register(name, RULES[name])} />
          </Field>
        ))}
      </div>
    </Disclosure>
  )
}
