import { lazy, Suspense } from 'react'
import { Skeleton } from '@/components/skeleton'
import {
  RecordForm,
  type RecordFormProps,
} from '@/features/interactions/bookings/handover/record_form'
import { ContactPage } from '@/features/interactions/pages/contact_page'

const NewHandoverRecord = lazy(async () => ({
  default: (await import('@/pages/new_handover_record')).NewHandoverRecord,
}))

/** The contact page, which records the handover of a booking with photos. */
export function ContactWithPhotos() {
  return (
    <RecordForm value={recordForm}>
      <ContactPage />
    </RecordForm>
  )
}

function recordForm(props: RecordFormProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <NewHandoverRecord {...props} />
    </Suspense>
  )
}
