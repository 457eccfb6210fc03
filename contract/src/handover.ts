import type { BookingSide } from './booking.ts'
import type { Moment, Money } from './values.ts'

export const HANDOVER_STAGES = ['start', 'end'] as const
/** `start`: the renter gets the item; `end`: the owner gets it back. */
export type HandoverStage = (typeof HANDOVER_STAGES)[number]

export const DEPOSIT_WAYS = ['cash', 'upi', 'other', 'none'] as const
/** How the deposit was paid; `none`: it was not. */
export type DepositWay = (typeof DEPOSIT_WAYS)[number]

/** What one side recorded of a stage; a later record of the same side replaces it. */
export type HandoverRecord = {
  stage: HandoverStage
  by: BookingSide
  /** Whether the owner typed the renter's code: it proves that they met. */
  isCodeConfirmed: boolean
  parts: string[]
  /**
   * The deposit that was paid, and how; at the return what was given back. Nodes of the previous release omit the three.
   */
  depositAmount?: Money | null
  depositWay?: DepositWay | null
  depositReturned?: Money | null
  /** What else is to be said of the deposit, as why a part of it was kept. */
  depositNote: string | null
  /** The condition of the item. */
  note: string | null
  /** Private pictures, for the two members alone. */
  imageUrls: string[]
  recordedAt: Moment
}

/** The records of a booking's two members: `GET /api/bookings/{id}/handover`. */
export type Handover = {
  /** At most one per side and stage, the earliest stage first. */
  records: HandoverRecord[]
  /** The stages that the reader may record now. */
  mayRecord: HandoverStage[]
  /** The stage that has not taken place yet, with the code of four digits that its renter shows to the owner; null for the owner. */
  code: {
    stage: HandoverStage
    digits: string
    /** Whether it is not compared now, since too many were wrong. Nodes of the previous release omit it. */
    isLocked?: boolean
  } | null
  /**
   * The parts of the newest handover of the item that its owner recorded, for the owner's next record; empty for the renter, and
   * if the handover cannot be recorded. Nodes of the previous release omit it.
   */
  lastParts?: string[]
}

/** The body of `POST /api/bookings/{id}/handover`. Only the owner sends a code. */
export type NewHandoverRecord = {
  stage: HandoverStage
  code?: string
  parts?: string[]
  /** In rupees; with the way `none` it is 0. */
  depositAmount?: string
  depositWay?: DepositWay
  depositReturned?: string
  depositNote?: string
  note?: string
  /** Of pictures that the member uploaded with `purpose: 'handover'`. */
  imageUrls?: string[]
}
