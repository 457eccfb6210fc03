import { HandoverForm } from '@/features/interactions/bookings/handover/handover_form'
import type { RecordFormProps } from '@/features/interactions/bookings/handover/record_form'
import { HandoverPicker } from '@/features/media/components/handover_picker'
import { useHandoverPhotos } from '@/features/media/hooks/use_handover_photos'
import { useMediaDraft } from '@/features/media/hooks/use_media_draft'
import { draftKey, recordSubject } from '@/lib/drafts/draft_storage'
import { useCurrentUser } from '@/lib/session/use_current_user'

/** The form of a record of a handover or return, with its photos. */
export function NewHandoverRecord(props: RecordFormProps) {
  const { user } = useCurrentUser()
  const photos = useHandoverPhotos()
  const subject = recordSubject(props.booking.id, props.stage)
  const files = useMediaDraft(draftKey(user?.id ?? null, subject), { photos })

  return (
    <HandoverForm
      {...props}
      photos={{
        picker: (isLocked) => <HandoverPicker photos={photos} isLocked={isLocked} />,
        error: photos.error,
        isUploading: photos.isUploading,
        upload: photos.upload,
        files,
      }}
    />
  )
}
