import type { Category } from '@saajha/contract/category'
import { LIMITS } from '@saajha/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { Select } from '@/components/select'
import { Textarea } from '@/components/textarea'
import type { ListingValues } from '@/features/listings/listing_values'
import { RULES } from '@/features/listings/validation'
import { formatCount } from '@/lib/text/format'
import { common } from '@/messages/common'
import { listing } from '@/messages/listing'
import { names } from '@/messages/names'

/** Title, category and description of the item. */
export function AboutFields() {
  const { register, control, formState } = useFormContext<ListingValues>()
  const { errors } = formState
  const description = useWatch({ control, name: 'description' })
  const { options, isPending, isError, refetch } = useCategoryOptions()

  return (
    <>
      <Field label={listing.title} error={errors.title?.message} required>
        <Input
          // Browsers take a field named `title` for the form of address.
          autoComplete="off"
          placeholder={listing.titlePlaceholder}
          maxLength={LIMITS.title.max}
          {...register('title', RULES.title)}
        />
      </Field>
      <Field label={listing.category} error={errors.categoryId?.message} required>
        <Select
          // A select drops a value that has no option yet, so it remounts once the options are loaded.
          key={isPending ? 'empty' : 'filled'}
          options={options}
          placeholder={listing.categoryPlaceholder}
          {...register('categoryId', RULES.categoryId)}
        />
      </Field>
      {isError && (
        <Alert
          variant="danger"
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {common.tryAgain}
            </Button>
          }
        >
          {listing.categoriesFailed}
        </Alert>
      )}
      <Field
        label={listing.description}
        hint={listing.descriptionLength({
          length: formatCount(description.length),
          limit: formatCount(LIMITS.description.max),
        })}
        error={errors.description?.message}
        required
      >
        <Textarea
          rows={5}
          placeholder={listing.descriptionPlaceholder}
          maxLength={LIMITS.description.max}
          {...register('description', RULES.description)}
        />
      </Field>
    </>
  )
}

function useCategoryOptions() {
  const { data = [], ...query } = useQuery<Category[]>({ queryKey: ['/api/categories'] })
  return {
    ...query,
    options: data.map((category) => ({ value: category.id, label: names.category(category).name })),
  }
}
