import type { Booking } from '@saajha/contract/booking'
import type { HandoverStage } from '@saajha/contract/handover'
import { createContext, type ReactNode } from 'react'

export type RecordFormProps = {
  booking: Booking
  stage: HandoverStage
  onSaved: () => void
  onBack: () => void
}

/** Renders the form of a record with its photos; provided from outside, since the photos are of another feature. */
export const RecordForm = createContext<(props: RecordFormProps) => ReactNode>(() => null)
