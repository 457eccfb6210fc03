import { LoadRecordForm } from '@/features/interactions/bookings/handover/record_form'
import { ContactPage } from '@/features/interactions/pages/contact_page'
import { fetchCode } from '@/lib/build/fetch_code'

const loadRecordForm = async () => {
  await fetchCode('new_handover_record')
  return (await import('@/pages/new_handover_record')).NewHandoverRecord
}

/** The contact page, with photos in the handover records of a booking. */
export function ContactWithPhotos() {
  return (
    <LoadRecordForm value={loadRecordForm}>
      <ContactPage />
    </LoadRecordForm>
  )
}
