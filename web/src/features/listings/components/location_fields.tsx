import { LIMITS } from '@saajha/contract/limits'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Combobox } from '@/components/combobox'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { RadioGroup } from '@/components/radio_group'
import type { ListingValues } from '@/features/listings/listing_values'
import { RULES } from '@/features/listings/validation'
import { fetchCode } from '@/lib/build/fetch_code'
import { listing } from '@/messages/listing'
import { names } from '@/messages/names'

const LOCATION_TYPES = [
  { value: 'predefined', label: listing.listedLocation },
  { value: 'custom', label: listing.customLocation },
]

const loadCityOptions = async () => {
  await fetchCode('city_options')
  return (await import('@/lib/text/city_options')).CITY_OPTIONS
}

/** Location of the item: a city of the list or a custom location. */
export function LocationFields() {
  const { register, control, formState } = useFormContext<ListingValues>()
  const { errors } = formState
  const locationType = useWatch({ control, name: 'locationType' })

  return (
    <>
      <RadioGroup
        legend={listing.locationType}
        options={LOCATION_TYPES}
        {...register('locationType')}
      />
      {locationType === 'predefined' ? (
        <Field label={listing.city} error={errors.city?.message} required>
          <Controller
            control={control}
            name="city"
            rules={RULES.city}
            render={({ field }) => (
              <div
                // The list is not a native control: this element takes the focus on a validation error.
                ref={(box) =>
                  field.ref(box && { focus: () => box.querySelector('button')?.focus() })
                }
              >
                <Combobox
                  loadOptions={loadCityOptions}
                  value={field.value}
                  label={field.value && names.location(field.value)}
                  onValueChange={field.onChange}
                  onBlur={field.onBlur}
                  placeholder={listing.cityPlaceholder}
                  searchPlaceholder={listing.citySearch}
                  emptyText={listing.cityEmpty}
                />
              </div>
            )}
          />
        </Field>
      ) : (
        <Field label={listing.customLocationLabel} error={errors.customLocation?.message} required>
          <Input
            autoComplete="address-level2"
            placeholder={listing.customLocationPlaceholder}
            maxLength={LIMITS.location.max}
            {...register('customLocation', RULES.customLocation)}
          />
        </Field>
      )}
    </>
  )
}
