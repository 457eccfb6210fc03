import { lazy } from 'react'

/** The agreement of a booking, whose code is loaded when it is opened. */
export const Agreement = lazy(async () => ({
  default: (await import('@/features/bookings/agreement/agreement')).Agreement,
}))
