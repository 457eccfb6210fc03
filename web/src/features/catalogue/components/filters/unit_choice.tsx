import { PRICE_UNITS, type ItemFacets, type PriceUnit } from '@saajha/contract/item'
import { useId } from 'react'
import { countOf, formatFacetCount } from '@/features/catalogue/facet_counts'
import { classes } from '@/lib/classes'
import { filters as messages } from '@/messages/filters'

type Props = {
  value: PriceUnit | null
  facets: ItemFacets | undefined
  onChange: (unit: PriceUnit | null) => void
}

/** The filter of the price unit. */
export function UnitChoice({ value, facets, onChange }: Props) {
  const name = useId()

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{messages.unit}</legend>
      <div className="grid grid-cols-2 gap-2">
        {[null, ...PRICE_UNITS].map((unit) => (
          <label
            key={unit}
            className={classes(
              'relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-control bg-surface px-3 transition-colors hover:border-primary',
              'has-checked:forced-selected has-checked:border-primary has-checked:bg-primary-tint has-checked:font-semibold has-checked:text-primary',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              unit === null && 'col-span-2'
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === unit}
              onChange={() => onChange(unit)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {unit === null ? messages.anyUnit : messages.units[unit]}{' '}
            {unit && (
              <span className="text-sm font-normal text-soft tabular-nums">
                {formatFacetCount(facets, countOf(facets?.units, unit))}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
