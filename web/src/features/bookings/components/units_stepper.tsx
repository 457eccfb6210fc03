import { typedNumber } from '@saajha/contract/typed_text'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/icon_button'
import { Input } from '@/components/input'
import { useSetRequested } from '@/features/bookings/hooks/use_set_requested'
import { formatCount } from '@/lib/text/format'
import { units as messages } from '@/messages/units'

type Props = {
  units: number
  /** The number of pieces that the owner has. */
  quantity: number
  /** Those that are left on the selected days, if that is known. */
  left?: number | undefined
}

/** The number of pieces of a booking request. The URL keeps it. */
export function UnitsStepper({ units, quantity, left = quantity }: Props) {
  const setRequested = useSetRequested()
  // Also what is no number of pieces yet, for example nothing.
  const [typed, setTyped] = useState<string | null>(null)
  const choose = (next: number) => setRequested('units', next === 1 ? null : String(next))
  const type = (text: string) => {
    const digits = typedNumber(text).replace(/\D/g, '')
    setTyped(digits)
    if (Number(digits) >= 1) choose(Math.max(Math.min(Number(digits), left), 1))
  }

  return (
    <div
      role="group"
      aria-label={messages.pieces}
      className="mt-3 flex flex-wrap items-center gap-x-2"
    >
      <span className="text-soft">{messages.pieces}</span>
      <IconButton
        label={messages.fewerPieces}
        icon={<Minus aria-hidden />}
        disabled={units <= 1}
        onClick={() => choose(Math.max(Math.min(units - 1, left), 1))}
      />
      <Input
        aria-label={messages.pieces}
        inputMode="numeric"
        autoComplete="off"
        className="w-16 text-center font-semibold"
        value={typed ?? String(units)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
      <output className="sr-only">{formatCount(units)}</output>
      <IconButton
        label={messages.morePieces}
        icon={<Plus aria-hidden />}
        disabled={units >= left}
        onClick={() => choose(units + 1)}
      />
      <span className="text-sm text-soft">
        {left < quantity
          ? messages.piecesLeft({ count: formatCount(left) })
          : messages.ofPieces({ count: formatCount(quantity) })}
      </span>
    </div>
  )
}
