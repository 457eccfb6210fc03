import type { Booking } from '@saajha/contract/booking'
import type { HandoverStage } from '@saajha/contract/handover'
import { createContext, type ComponentType } from 'react'

export type RecordFormProps = {
  booking: Booking
  stage: HandoverStage
  onSaved: () => void
  onBack: () => void
}

/** Loads the form of a record with its photos; provided from outside, since the photos are of another feature. */
export const LoadRecordForm = createContext<() => Promise<ComponentType<RecordFormProps>>>(() =>
  Promise.reject(new Error('No form of a record is provided'))
)
