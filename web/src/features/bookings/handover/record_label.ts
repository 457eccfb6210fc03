import type { Booking } from '@saajha/contract/booking'
import type { HandoverStage } from '@saajha/contract/handover'
import { handoverCode as messages } from '@/messages/handover_code'

/** The name of the form of a stage, and of the button that opens it: for the owner, it hands the item over. */
export function recordLabel({ may }: Booking, stage: HandoverStage): string {
  return stage === 'start' && may.includes('active') ? messages.handOver : messages.record[stage]
}
