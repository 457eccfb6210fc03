import { PRICE_PATTERN } from '@saajha/contract/limits'
import { useEffect, useId, useRef, useState } from 'react'
import { arePricesCrossed, type SearchQuery } from '@saajha/contract/search_query'
import { filters as words } from '@/messages/filters'

type Range = Pick<SearchQuery, 'minPrice' | 'maxPrice'>
type Props = Range & {
  /** Called with a range that can be asked for, once somebody is done with typing it. */
  onChange: (range: Range) => void
}

/** From how much to how much, in rupees. What cannot be is said at once, and keeps the form from being sent. */
export function PriceRange({ minPrice, maxPrice, onChange }: Props) {
  const asked = { minPrice, maxPrice }
  const [seen, setSeen] = useState(asked)
  const [typed, setTyped] = useState(asked)
  if (!isSame(asked, seen)) {
    setSeen(asked)
    setTyped(asked)
  }
  const id = useId()
  const error = fieldError(typed)
  const finish = () => !error && !isSame(typed, asked) && onChange(trimmed(typed))
  const input = (name: keyof Range, label: string) => (
    <AmountInput
      label={label}
      value={typed[name]}
      error={error}
      errorId={id}
      onType={(text) => setTyped({ ...typed, [name]: text })}
      onDone={finish}
    />
  )

  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{words.price}</legend>
      <div className="grid grid-cols-2 gap-2">
        {input('minPrice', words.lowest)}
        {input('maxPrice', words.highest)}
      </div>
      <p id={id} role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}

type AmountProps = {
  label: string
  value: string
  error: string
  errorId: string
  onType: (text: string) => void
  onDone: () => void
}

function AmountInput({ label, value, error, errorId, onType, onDone }: AmountProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(error), [error])

  return (
    <div className="relative">
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-soft"
      >
        ₹
      </span>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        placeholder={label}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={13}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onBlur={onDone}
        onKeyDown={(event) => event.key === 'Enter' && onDone()}
        className="control pl-8"
      />
    </div>
  )
}

function fieldError(typed: Range) {
  const { minPrice, maxPrice } = trimmed(typed)
  if ([minPrice, maxPrice].some((price) => price && !PRICE_PATTERN.test(price))) {
    return words.priceInvalid
  }
  return arePricesCrossed(minPrice, maxPrice) ? words.priceCrossed : ''
}

function trimmed({ minPrice, maxPrice }: Range): Range {
  return { minPrice: minPrice.trim(), maxPrice: maxPrice.trim() }
}

function isSame(one: Range, other: Range) {
  return one.minPrice === other.minPrice && one.maxPrice === other.maxPrice
}
