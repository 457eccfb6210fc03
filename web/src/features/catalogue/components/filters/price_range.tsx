import { normalizeAmount } from '@saajha/contract/amount'
import { PRICE_PATTERN } from '@saajha/contract/limits'
import { useEffect, useId, useRef, useState } from 'react'
import { isMinAboveMax, type SearchQuery } from '@saajha/contract/search_query'
import { filters as messages } from '@/messages/filters'

type Range = Pick<SearchQuery, 'minPrice' | 'maxPrice'>
type Props = Range & {
  /** Called with a valid range on blur and on submit. */
  onChange: (range: Range) => void
}

/**
 * The minimum and maximum price in rupees. An invalid price and a minimum above the maximum block the form; the error is
 * shown once the field is left.
 */
export function PriceRange({ minPrice, maxPrice, onChange }: Props) {
  const current = { minPrice, maxPrice }
  const [previous, setPrevious] = useState(current)
  const [typed, setTyped] = useState(current)
  const [editing, setEditing] = useState<keyof Range | null>(null)
  if (!isSame(current, previous)) {
    // A range that was applied arrives while the next field is being typed.
    const isReplaced = (name: keyof Range) => current[name] !== previous[name] && name !== editing
    setPrevious(current)
    setTyped({
      minPrice: isReplaced('minPrice') ? minPrice : typed.minPrice,
      maxPrice: isReplaced('maxPrice') ? maxPrice : typed.maxPrice,
    })
  }
  const id = useId()
  const error = fieldError(typed)
  const shownError = editing ? '' : error
  const finish = () => {
    setEditing(null)
    if (!error && !isSame(normalized(typed), current)) onChange(normalized(typed))
  }
  const input = (name: keyof Range, label: string, placeholder: string) => (
    <AmountInput
      label={label}
      placeholder={placeholder}
      value={typed[name]}
      error={error}
      shownError={shownError}
      errorId={id}
      onType={(text) => {
        setEditing(name)
        setTyped({ ...typed, [name]: text })
      }}
      onDone={finish}
    />
  )

  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{messages.price}</legend>
      <div className="grid grid-cols-2 gap-2">
        {input('minPrice', messages.lowestName, messages.lowest)}
        {input('maxPrice', messages.highestName, messages.highest)}
      </div>
      <p id={id} role="alert" className="text-sm text-danger empty:hidden">
        {shownError}
      </p>
    </fieldset>
  )
}

type AmountProps = {
  label: string
  placeholder: string
  value: string
  /** Blocks the form. */
  error: string
  shownError: string
  errorId: string
  onType: (text: string) => void
  onDone: () => void
}

function AmountInput({
  label,
  placeholder,
  value,
  error,
  shownError,
  errorId,
  onType,
  onDone,
}: AmountProps) {
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
        aria-invalid={shownError ? true : undefined}
        aria-describedby={shownError ? errorId : undefined}
        placeholder={placeholder}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={40}
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
  const { minPrice, maxPrice } = normalized(typed)
  if ([minPrice, maxPrice].some((price) => price && !PRICE_PATTERN.test(price))) {
    return messages.priceInvalid
  }
  return isMinAboveMax(minPrice, maxPrice) ? messages.priceCrossed : ''
}

function normalized({ minPrice, maxPrice }: Range): Range {
  return { minPrice: normalizeAmount(minPrice), maxPrice: normalizeAmount(maxPrice) }
}

function isSame(one: Range, other: Range) {
  return one.minPrice === other.minPrice && one.maxPrice === other.maxPrice
}
