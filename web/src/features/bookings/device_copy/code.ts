export { DueToday } from '@/features/bookings/device_copy/due_today'
export { KeepBookings } from '@/features/bookings/device_copy/keep_bookings'
