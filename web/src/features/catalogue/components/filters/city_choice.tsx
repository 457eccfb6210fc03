import type { ItemFacets } from '@saajha/contract/item'
import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSelector } from 'react-redux'
import type { Option } from '@/components/matching_options'
import { Field } from '@/components/field'
import { useFieldWiring } from '@/components/field_context'
import { CityPicker } from '@/features/catalogue/components/city/city_picker'
import { formatFacetCount } from '@/features/catalogue/facet_counts'
import { selectMyCity } from '@/lib/preferences/my_city'
import { filters as messages } from '@/messages/filters'
import { names } from '@/messages/names'

type Props = {
  /** A city or any other location of the URL; empty for anywhere. */
  value: string
  facets: ItemFacets | undefined
  onChange: (location: string) => void
}

/** A searchable list of cities: the visitor's, then those with the most listings, with counts, then all others. */
export function CityChoice({ value, facets, onChange }: Props) {
  const counted = (facets?.locations ?? []).map((location) => ({
    value: location.value,
    label: messages.choice({
      name: names.location(location.value),
      count: formatFacetCount(facets, location.count),
    }),
  }))
  const optionOf = (location: string) =>
    counted.find((city) => city.value === location) ?? {
      value: location,
      label: names.location(location),
    }
  const any = { value: '', label: messages.anyCity }
  const chosen = value ? optionOf(value) : any
  const mine = useSelector(selectMyCity)
  const named = [...(mine ? [optionOf(mine)] : []), chosen]
  const first = [any, ...named, ...counted].filter(isFirstOfValue)

  return (
    <Field label={messages.city}>
      <CityButton
        value={value}
        onChoose={onChange}
        first={first}
        className="control flex items-center justify-between gap-2 text-left"
      >
        <span className="truncate">{chosen.label}</span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-soft" />
      </CityButton>
    </Field>
  )
}

function isFirstOfValue({ value }: Option, at: number, options: readonly Option[]) {
  return options.findIndex((other) => other.value === value) === at
}

/** The button of the field. The label names it. */
function CityButton(props: ComponentProps<typeof CityPicker>) {
  return <CityPicker role="combobox" {...useFieldWiring()} {...props} />
}
