import type { ItemFacets } from '@saajha/contract/item'
import { useEffect, useState } from 'react'
import { Field } from '@/components/field'
import { Select } from '@/components/select'
import { countWords } from '@/features/catalogue/facet_counts'
import { filters as words } from '@/messages/filters'
import { names } from '@/messages/names'

type Props = {
  /** A city or any other location of the URL; empty for anywhere. */
  value: string
  facets: ItemFacets | undefined
  onChange: (location: string) => void
}

/** A combobox of cities: those with the most listings first, with counts, then all others. */
export function CityChoice({ value, facets, onChange }: Props) {
  const cities = useCities()
  const met = facets?.locations ?? []
  const options = [{ value: '', label: words.anyCity }]
  if (value && met.every((location) => location.value !== value)) {
    options.push({ value, label: names.location(value) })
  }

  return (
    <Field label={words.city}>
      <Select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={options}
        groups={[
          {
            label: words.mostListings,
            options: met.map((location) => ({
              value: location.value,
              label: words.choice({
                name: names.location(location.value),
                count: countWords(facets, location.count),
              }),
            })),
          },
          {
            label: words.moreCities,
            options: cities
              .filter((city) => city !== value && met.every((location) => location.value !== city))
              .map((city) => ({ value: city, label: names.location(city) })),
          },
        ].filter((group) => group.options.length > 0)}
      />
    </Field>
  )
}

/** Loads the several hundred cities after the page. */
function useCities() {
  const [cities, setCities] = useState<readonly string[]>([])
  useEffect(() => {
    void import('@saajha/contract/cities').then(({ CITIES }) => setCities(CITIES))
  }, [])
  return cities
}
