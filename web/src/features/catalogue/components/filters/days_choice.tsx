import type { SearchQuery } from '@saajha/contract/search_query'
import { CalendarDays } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field } from '@/components/field'
import { useFieldWiring } from '@/components/field_context'
import { DaysPicker } from '@/features/catalogue/components/days/days_picker'
import { PiecesInput } from '@/features/catalogue/components/filters/pieces_input'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import { withDays } from '@/features/catalogue/searched_days'
import { formatDays } from '@/lib/text/format'
import { filters as messages } from '@/messages/filters'

type Props = Pick<SearchQuery, 'from' | 'to' | 'units'> & {
  /** `replace` for days: they are chosen in an overlay. */
  onChange: ChangeQuery
}

/** The first and the last day on which items have to be free, and the number of pieces. */
export function DaysChoice({ from, to, units, onChange }: Props) {
  const shown = from ? formatDays(from, to) : messages.anyDays

  return (
    <div className="flex flex-col gap-2">
      <Field label={messages.days}>
        <DaysButton
          days={{ from, to }}
          onChoose={(days) => onChange(withDays(days), { replace: true })}
          aria-label={messages.onDays({ days: shown })}
          className="control flex items-center justify-between gap-2 text-left"
        >
          <span className="truncate">{shown}</span>
          <CalendarDays aria-hidden className="size-4 shrink-0 text-soft" />
        </DaysButton>
      </Field>
      {from && <PiecesInput units={units} onChange={onChange} />}
    </div>
  )
}

function DaysButton(props: ComponentProps<typeof DaysPicker>) {
  return <DaysPicker {...useFieldWiring()} {...props} />
}
