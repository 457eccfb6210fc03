import { timingSafeEqual } from 'node:crypto'
import type { HandoverStage } from '@saajha/contract/handover'
import { keyedHash } from '#shared/http/limits/keyed_hash'

/** Wrong codes after which no further one is compared for an hour, and each time that many more follow. */
export const TRIES_UNTIL_LOCKED = 5

/** Wrong codes after which none is compared any more: 20 of 10,000 codes are one chance in 500. */
export const TRIES_IN_ALL = 20

/** The code of a booking's stage, four digits. It is computed from APP_KEY, so none is stored. */
export function handoverCode(bookingId: string, stage: HandoverStage): string {
  const bytes = Buffer.from(keyedHash('handover code', `${bookingId} ${stage}`), 'base64url')
  return String(bytes.readUInt32BE() % 10_000).padStart(4, '0')
}

/** Whether a text of four digits is the code of a booking's stage. */
export function isHandoverCode(bookingId: string, stage: HandoverStage, code: string): boolean {
  return timingSafeEqual(Buffer.from(handoverCode(bookingId, stage)), Buffer.from(code))
}
