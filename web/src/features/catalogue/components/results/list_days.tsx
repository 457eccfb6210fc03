import type { SearchQuery } from '@saajha/contract/search_query'
import { CalendarDays } from 'lucide-react'
import { Button } from '@/components/button'
import { useLeaveOverlay } from '@/components/use_leave_overlay'
import { DaysPicker } from '@/features/catalogue/components/days/days_picker'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import { withDays } from '@/features/catalogue/searched_days'
import { formatDays } from '@/lib/text/format'
import { filters as messages } from '@/messages/filters'

type Props = { query: SearchQuery; onChange: ChangeQuery }

/** The button above a list for the days on which its items have to be free. */
export function ListDays({ query: { from, to }, onChange }: Props) {
  const leaveBy = useLeaveOverlay()

  return (
    <Button asChild variant="outline">
      <DaysPicker
        days={{ from, to }}
        aria-label={from ? messages.onDays({ days: formatDays(from, to) }) : undefined}
        onChoose={(days) => leaveBy(() => onChange(withDays(days), { replace: true }))}
      >
        <CalendarDays aria-hidden className="max-sm:hidden" />
        {from ? formatDays(from, to) : messages.days}
      </DaysPicker>
    </Button>
  )
}
