import { NAMED_CATEGORIES } from '@saajha/contract/category_names'
import type { ItemFacets } from '@saajha/contract/item'
import { Field } from '@/components/field'
import { Select } from '@/components/select'
import { AttributeChoices } from '@/features/catalogue/components/filters/attribute_choices'
import { CityChoice } from '@/features/catalogue/components/filters/city_choice'
import { DaysChoice } from '@/features/catalogue/components/filters/days_choice'
import { FilterSwitch } from '@/features/catalogue/components/filters/filter_switch'
import { PriceRange } from '@/features/catalogue/components/filters/price_range'
import { UnitChoice } from '@/features/catalogue/components/filters/unit_choice'
import { countOf, formatFacetCount } from '@/features/catalogue/facet_counts'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import { withoutAttributes, type SearchQuery } from '@saajha/contract/search_query'
import { filters as messages } from '@/messages/filters'
import { names } from '@/messages/names'

type Props = {
  query: SearchQuery
  /** Undefined while loading or after a failure; all choices are then shown without counts. */
  facets: ItemFacets | undefined
  onChange: ChangeQuery
  /** The category of a category's page. It hides the category filter. */
  category?: string
}

/** The filters of a list; each choice has its facet count. */
export function FilterFields({ query, facets, onChange, category }: Props) {
  return (
    <>
      {!category && (
        <Field label={messages.category}>
          <Select
            value={query.category}
            onChange={(event) => onChange({ category: event.target.value, ...withoutAttributes() })}
            options={[
              { value: '', label: messages.anyCategory },
              ...categories(facets, query.category),
            ]}
          />
        </Field>
      )}
      <AttributeChoices
        category={category ?? query.category}
        query={query}
        facets={facets}
        onChange={onChange}
      />
      <CityChoice
        value={query.location}
        facets={facets}
        onChange={(location) => onChange({ location })}
      />
      <DaysChoice from={query.from} to={query.to} units={query.units} onChange={onChange} />
      <PriceRange minPrice={query.minPrice} maxPrice={query.maxPrice} onChange={onChange} />
      <UnitChoice value={query.unit} facets={facets} onChange={(unit) => onChange({ unit })} />
      <div>
        <FilterSwitch
          label={messages.verified}
          count={formatFacetCount(facets, facets?.verified)}
          checked={query.verified}
          onChange={(verified) => onChange({ verified })}
        />
        <FilterSwitch
          label={messages.negotiable}
          count={formatFacetCount(facets, facets?.negotiable)}
          checked={query.negotiable}
          onChange={(negotiable) => onChange({ negotiable })}
        />
      </div>
    </>
  )
}

/** The categories with items, and the chosen one; all categories without facets. */
function categories(facets: ItemFacets | undefined, chosen: string) {
  const isWhole = facets && !facets.isCapped
  return NAMED_CATEGORIES.map(names.category)
    .map(({ id, name }) => ({ id, name, count: countOf(facets?.categories, id) }))
    .filter(({ id, count }) => !isWhole || count || id === chosen)
    .map(({ id, name, count }) => ({
      value: id,
      label: messages.choice({ name, count: formatFacetCount(facets, count) }),
    }))
}
