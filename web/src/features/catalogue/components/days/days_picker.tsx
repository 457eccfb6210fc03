import { useState, type ComponentProps } from 'react'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'
import type { SearchedDays } from '@/features/catalogue/searched_days'
import { fetchCode } from '@/lib/build/fetch_code'

const loadDialog = async () => {
  await fetchCode('days_dialog')
  const { DaysDialog } = await import('@/features/catalogue/components/days/days_dialog')
  return { DaysDialog }
}

type Props = ComponentProps<'button'> & {
  days: SearchedDays
  onChoose: (days: SearchedDays) => void
}

/** A button that opens the calendar for the days of a search, whose code is loaded on the first press. */
export function DaysPicker({ days, onChoose, ...attributes }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { DaysDialog } = useCodeOfPress(loadDialog, isOpen, setOpen)

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...attributes}
      />
      {DaysDialog && (
        <DaysDialog isOpen={isOpen} onOpenChange={setOpen} days={days} onChoose={onChoose} />
      )}
    </>
  )
}
