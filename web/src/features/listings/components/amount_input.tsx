import type { ComponentProps } from 'react'
import { Input } from '@/components/input'
import { listing } from '@/messages/listing'

/** An input for an amount in rupees. */
export function AmountInput(props: ComponentProps<typeof Input>) {
  return (
    <div className="relative">
      <span aria-hidden className="absolute inset-y-0 left-0 grid w-10 place-items-center">
        {listing.currency}
      </span>
      <Input inputMode="decimal" autoComplete="off" className="pl-9" {...props} />
    </div>
  )
}
