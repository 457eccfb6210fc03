import type { SearchQuery } from '@saajha/contract/search_query'
import { CalendarDays } from 'lucide-react'
import { Button } from '@/components/button'
import { useLeaveOverlay } from '@/components/use_leave_overlay'
import { daysLabel } from '@/features/catalogue/active_filters'
import { DaysPicker } from '@/features/catalogue/components/days/days_picker'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import { withDays } from '@/features/catalogue/searched_days'
import { filters as messages } from '@/messages/filters'

type Props = { query: SearchQuery; onChange: ChangeQuery }

/** The button above a list for the days on which its items have to be free. */
export function ListDays({ query, onChange }: Props) {
  const { from, to } = query
  const leaveBy = useLeaveOverlay()

  return (
    <Button asChild variant="outline" className="max-sm:px-2.5 max-sm:text-sm">
      <DaysPicker
        days={{ from, to }}
        aria-label={from ? messages.onDays({ days: daysLabel(query) }) : undefined}
        onChoose={(days) => leaveBy(() => onChange(withDays(days), { replace: true }))}
      >
        <CalendarDays aria-hidden className="max-sm:hidden" />
        {from ? daysLabel(query) : messages.days}
      </DaysPicker>
    </Button>
  )
}
