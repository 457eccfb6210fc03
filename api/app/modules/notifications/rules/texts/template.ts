import type { Language } from '@saajha/contract/language'
import type { NotificationType } from '@saajha/contract/notification_types'

/** What the texts name, in the reader's language. `phone` and `reason` are null where there is none. */
type Named = {
  item: string
  sender: string
  phone: string | null
  answerBy: string
  document: string
  reason: string | null
  /** The number of a report, and its decision. */
  ticket: string
  decision: string
  /** Whether the reader is the renter of the booking. */
  isRenter: boolean
  /** Adds to a sentence why a booking was declined or cancelled. */
  because: (sentence: string) => string
}

type Template = (named: Named) => string

export type Texts = Record<Language, { title: Template; message: Template }>

/** The texts of some types of notifications. */
export type TextsOf = Partial<Record<NotificationType, Texts>>
