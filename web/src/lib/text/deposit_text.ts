import type { HandoverRecord } from '@saajha/contract/handover'
import { formatRupees } from '@/lib/text/format'
import { handover } from '@/messages/handover'

/** The figures of the deposit in a record: '₹5,000 · UPI', 'No deposit', or '₹4,000 given back'; null without any. */
export function depositText(record: Partial<HandoverRecord>): string | null {
  const { depositAmount, depositWay, depositReturned } = record
  if (depositWay === 'none') return handover.noDeposit
  const given = [
    depositAmount && formatRupees(depositAmount),
    depositWay && handover.depositWays[depositWay],
  ].filter(Boolean)
  const returned = depositReturned && handover.givenBack({ amount: formatRupees(depositReturned) })
  return [...given, returned].filter(Boolean).join(' · ') || null
}
