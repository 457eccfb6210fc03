import { todayInIndia } from '@saajha/contract/calendar_days'
import { daysProblem, lastRentableDay } from '@saajha/contract/rental_days'
import type { SearchQuery } from '@saajha/contract/search_query'
import { useId, useState, type FocusEvent } from 'react'
import { CheckedInput } from '@/features/catalogue/components/filters/checked_input'
import { PiecesInput } from '@/features/catalogue/components/filters/pieces_input'
import { filters as messages } from '@/messages/filters'

type Days = Pick<SearchQuery, 'from' | 'to'>
type Chosen = Days & Pick<SearchQuery, 'units'>
type Props = Chosen & {
  /** Called with two possible days, or with none. */
  onChange: (chosen: Partial<Chosen>) => void
}

/**
 * The first and the last day on which items have to be free, and the number of pieces. Days that cannot be rented block the form;
 * the error is shown once the fields are left.
 */
export function DaysChoice({ from, to, units, onChange }: Props) {
  const current = { from, to }
  const [previous, setPrevious] = useState(current)
  const [typed, setTyped] = useState<Days>(current)
  const [isEditing, setEditing] = useState(false)
  if (!isSame(current, previous)) {
    setPrevious(current)
    setTyped(current)
  }
  const id = useId()
  const today = todayInIndia()
  const error = errorOf(typed)
  const shownError = isEditing ? '' : error
  const pick = (name: keyof Days, day: string) => {
    const picked = { ...typed, [name]: day }
    setEditing(true)
    setTyped(picked)
    if (errorOf(picked) || isSame(picked, current)) return
    onChange(picked.from ? picked : { ...picked, units: null })
  }
  const input = (name: keyof Days, label: string, min: string) => (
    <CheckedInput
      type="date"
      label={label}
      min={min}
      max={lastRentableDay(today)}
      value={typed[name]}
      error={error}
      aria-invalid={shownError ? true : undefined}
      aria-describedby={shownError ? id : undefined}
      onChange={(event) => pick(name, event.target.value)}
    />
  )
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setEditing(false)
  }

  return (
    <fieldset className="flex flex-col gap-1.5" onBlur={onLeave}>
      <legend className="mb-1.5 text-sm font-semibold">{messages.days}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-2">
        {input('from', messages.firstDay, today)}
        {input('to', messages.lastDay, typed.from > today ? typed.from : today)}
      </div>
      <p id={id} role="alert" className="text-sm text-danger empty:hidden">
        {shownError}
      </p>
      {from && <PiecesInput units={units} onChange={onChange} />}
    </fieldset>
  )
}

/** The reason why two days cannot be chosen; empty if they can, and without any. */
function errorOf({ from, to }: Days) {
  if (!from && !to) return ''
  const problem = daysProblem(from, to, todayInIndia())
  return problem ? messages.daysProblem[problem] : ''
}

function isSame(one: Days, other: Days) {
  return one.from === other.from && one.to === other.to
}
