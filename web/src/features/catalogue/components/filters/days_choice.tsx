import { todayInIndia } from '@saajha/contract/calendar_days'
import { LIMITS } from '@saajha/contract/limits'
import { daysProblem } from '@saajha/contract/rental_days'
import type { SearchQuery } from '@saajha/contract/search_query'
import { useEffect, useId, useRef, useState, type ComponentProps, type FocusEvent } from 'react'
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
      value={typed[name]}
      error={error}
      aria-invalid={shownError ? true : undefined}
      aria-describedby={shownError ? id : undefined}
      onChange={(event) => pick(name, event.target.value)}
    />
  )
  const today = todayInIndia()
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

type PiecesProps = Pick<Chosen, 'units'> & Pick<Props, 'onChange'>

/** The number of pieces, applied once the field is left; an impossible one is replaced by the one before. */
function PiecesInput({ units, onChange }: PiecesProps) {
  const [previous, setPrevious] = useState(units)
  const [typed, setTyped] = useState(String(units ?? 1))
  if (units !== previous) {
    setPrevious(units)
    setTyped(String(units ?? 1))
  }
  const { min, max } = LIMITS.quantity
  const count = Number(typed)
  const isPossible = Number.isInteger(count) && count >= min && count <= max
  const finish = () => {
    const chosen = count === 1 ? null : count
    if (!isPossible) setTyped(String(units ?? 1))
    else if (chosen !== units) onChange({ units: chosen })
  }

  return (
    <CheckedInput
      type="number"
      inputMode="numeric"
      label={messages.pieces}
      min={min}
      max={max}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
    />
  )
}

type InputProps = ComponentProps<'input'> & {
  label: string
  /** Blocks the form. */
  error?: string
}

function CheckedInput({ label, error = '', ...attributes }: InputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(error), [error])

  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm text-soft">
      {label}
      <input ref={input} autoComplete="off" className="control min-w-0 text-ink" {...attributes} />
    </label>
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
