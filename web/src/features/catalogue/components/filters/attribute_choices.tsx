import type { FacetChoice, ItemFacets } from '@saajha/contract/item'
import {
  attribute,
  attributesOf,
  parameterOf,
  type AttributeName,
} from '@saajha/contract/item_attributes'
import type { SearchQuery } from '@saajha/contract/search_query'
import { Field } from '@/components/field'
import { Select } from '@/components/select'
import { countOf, formatFacetCount } from '@/features/catalogue/facet_counts'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import { attributeFilterText } from '@/lib/text/attribute_text'
import { attributes as messages } from '@/messages/attributes'
import { filters } from '@/messages/filters'

type Props = {
  category: string
  query: SearchQuery
  facets: ItemFacets | undefined
  onChange: ChangeQuery
}

/** The filters by the attributes of a category. */
export function AttributeChoices({ category, query, facets, onChange }: Props) {
  return attributesOf(category).map((name) => {
    const parameter = parameterOf(name)
    const chosen = query[parameter]
    const choices = choicesOf(name, facets?.attributes?.[name], chosen)
    return (
      <Field key={name} label={messages.names[name]}>
        <Select
          value={chosen}
          onChange={(event) => onChange({ [parameter]: event.target.value })}
          options={[
            { value: '', label: messages.any },
            ...choices.map(({ value, count }) => ({
              value,
              label: filters.choice({
                name: attributeFilterText(name, value),
                count: formatFacetCount(facets, count),
              }),
            })),
          ]}
        />
      </Field>
    )
  })
}

/**
 * All options of an attribute; of another, the values that there are, and the chosen one. A number counts all from it on,
 * the highest first. Without counts while they are unknown.
 */
function choicesOf(name: AttributeName, counted: FacetChoice[] | undefined, chosen: string) {
  const rule = attribute(name)
  if (rule.kind === 'option') {
    return rule.options.map((value) => ({ value, count: countOf(counted, value) }))
  }
  const known = withChosen(counted, chosen)
  if (rule.kind === 'text') return known
  return known
    .toSorted((one, other) => Number(other.value) - Number(one.value))
    .map(({ value }) => ({ value, count: counted && countFrom(counted, Number(value)) }))
}

/** The chosen value is the same as one in other case. */
function withChosen(counted: FacetChoice[] | undefined, chosen: string) {
  const isChosen = (value: string) => value.toLowerCase() === chosen.toLowerCase()
  const others = counted?.filter(({ value }) => !isChosen(value)) ?? []
  if (chosen === '') return others
  const count = counted && (counted.find(({ value }) => isChosen(value))?.count ?? 0)
  return [{ value: chosen, count }, ...others]
}

function countFrom(counted: FacetChoice[], least: number) {
  return counted
    .filter(({ value }) => Number(value) >= least)
    .reduce((sum, { count }) => sum + count, 0)
}
