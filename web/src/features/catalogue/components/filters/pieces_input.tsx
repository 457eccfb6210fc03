import { LIMITS } from '@saajha/contract/limits'
import type { SearchQuery } from '@saajha/contract/search_query'
import { typedNumber } from '@saajha/contract/typed_text'
import { useState } from 'react'
import { CheckedInput } from '@/features/catalogue/components/filters/checked_input'
import { filters as messages } from '@/messages/filters'

type Chosen = Pick<SearchQuery, 'units'>
type Props = Chosen & { onChange: (chosen: Chosen) => void }

/** The number of pieces, applied once the field is left; an impossible one is replaced by the one before. */
export function PiecesInput({ units, onChange }: Props) {
  const current = String(units ?? 1)
  const [previous, setPrevious] = useState(current)
  const [typed, setTyped] = useState(current)
  if (current !== previous) {
    setPrevious(current)
    setTyped(current)
  }
  const { min, max } = LIMITS.quantity
  const count = Number(typedNumber(typed))
  const isPossible = Number.isInteger(count) && count >= min && count <= max
  const finish = () => {
    if (!isPossible) setTyped(current)
    else if (count !== (units ?? 1)) onChange({ units: count === 1 ? null : count })
  }

  return (
    <CheckedInput
      inputMode="numeric"
      label={messages.pieces}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
    />
  )
}
