import type { Booking, BookingSide } from '@saajha/contract/booking'
import type { Day, Id, Moment, Money } from '@saajha/contract/values'
import { readStored, removeStored, writeStored } from '@/lib/preferences/browser_storage'
import { PRODUCT_NAME } from '@/lib/preferences/product'
import { mayBeSignedIn } from '@/lib/session/use_current_user'

/** What the device keeps of an accepted or active booking, for the place where the members meet. */
export type SavedBooking = Pick<
  Booking,
  'id' | 'itemId' | 'itemTitle' | 'conversationId' | 'state' | 'startDate' | 'endDate' | 'units'
> &
  Pick<Booking, 'collectAt' | 'returnAt' | 'deposit'> & {
    side: BookingSide
    /** The first name and the phone number of the other member. */
    name: string
    phone: string | null
    total: Money | null
    meeting: string | null
    /** The renter's own code; null for the owner. */
    code: string | null
    /** The day of the collection, or of the return. */
    nextOn: Day
  }

/** The bookings that the device keeps for one member. */
export type SavedBookings = { memberId: Id; savedAt: Moment; bookings: SavedBooking[] }

const KEY = `${PRODUCT_NAME}_bookings`
const TTL_MS = 30 * 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()

/** Stores a member's bookings instead of all stored ones; without any, nothing stays. */
export function saveBookings(memberId: Id, bookings: SavedBooking[]): void {
  if (bookings.length === 0) return removeSavedBookings()
  const saved: SavedBookings = { memberId, savedAt: new Date().toISOString(), bookings }
  writeStored(KEY, JSON.stringify(saved))
  listeners.forEach((listener) => listener())
}

/** The stored text; null without any. */
export function storedBookings(): string | null {
  return readStored(KEY)
}

/** The bookings in a stored text; null if they are 30 days old, or if the browser has no session. */
export function parseSavedBookings(text: string | null): SavedBookings | null {
  const saved = text === null ? null : parse(text)
  if (!saved || !mayBeSignedIn()) return null
  return Date.parse(saved.savedAt) < Date.now() - TTL_MS ? null : saved
}

/** Removes the bookings from the device. */
export function removeSavedBookings(): void {
  if (storedBookings() === null) return
  removeStored(KEY)
  listeners.forEach((listener) => listener())
}

/** Calls `listener` when this or another tab changes the stored bookings; returns a function that stops it. */
export function onSavedBookings(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && listener()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

function parse(text: string): SavedBookings | null {
  try {
    return JSON.parse(text) as SavedBookings
  } catch {
    return null
  }
}
