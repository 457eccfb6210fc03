import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '@/components/lazy_part'
import { ProtectedPage } from '@/features/identity/components/protected_page'

const SavedBookingList = lazyPart(
  'saved_booking_list',
  async () => (await import('@/features/bookings/device_copy/saved_booking_list')).SavedBookingList
)

/** The pages for members. Without a network, the bookings that the device keeps stand in place of the list of bookings. */
export function MembersPage() {
  const [parameters] = useSearchParams()
  const isOfBookings = parameters.get('show') === 'bookings'

  return <ProtectedPage whileUnknown={isOfBookings && <SavedBookingList />} />
}
