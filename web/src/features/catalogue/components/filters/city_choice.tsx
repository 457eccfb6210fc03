import type { ItemFacets } from '@saajha/contract/item'
import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field } from '@/components/field'
import { useFieldWiring } from '@/components/field_context'
import { CityPicker } from '@/features/catalogue/components/city/city_picker'
import { formatFacetCount } from '@/features/catalogue/facet_counts'
import { filters as messages } from '@/messages/filters'
import { names } from '@/messages/names'

type Props = {
  /** A city or any other location of the URL; empty for anywhere. */
  value: string
  facets: ItemFacets | undefined
  onChange: (location: string) => void
}

/** A searchable list of cities: those with the most listings first, with counts, then all others. */
export function CityChoice({ value, facets, onChange }: Props) {
  const counted = (facets?.locations ?? []).map((location) => ({
    value: location.value,
    label: messages.choice({
      name: names.location(location.value),
      count: formatFacetCount(facets, location.count),
    }),
  }))
  const chosen = counted.find((city) => city.value === value)
  const label = chosen?.label ?? (value ? names.location(value) : messages.anyCity)
  const first = [
    { value: '', label: messages.anyCity },
    ...(value && !chosen ? [{ value, label }] : []),
    ...counted,
  ]

  return (
    <Field label={messages.city}>
      <CityButton
        value={value}
        onChoose={onChange}
        first={first}
        className="control flex items-center justify-between gap-2 text-left"
      >
        <span className="truncate">{label}</span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-soft" />
      </CityButton>
    </Field>
  )
}

/** The button of the field, which its label names. */
function CityButton(props: ComponentProps<typeof CityPicker>) {
  return <CityPicker role="combobox" {...useFieldWiring()} {...props} />
}
