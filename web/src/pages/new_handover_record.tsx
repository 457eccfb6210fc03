import { HandoverForm } from '@/features/interactions/bookings/handover/handover_form'
import type { RecordFormProps } from '@/features/interactions/bookings/handover/record_form'
import { HandoverPicker } from '@/features/media/components/handover_picker'
import { useHandoverPhotos } from '@/features/media/hooks/use_handover_photos'

/** The form of a record of a handover or return, with its photos. */
export function NewHandoverRecord(props: RecordFormProps) {
  const photos = useHandoverPhotos()

  return (
    <HandoverForm
      {...props}
      photos={{
        picker: (isLocked) => <HandoverPicker photos={photos} isLocked={isLocked} />,
        error: photos.error,
        isUploading: photos.isUploading,
        areChosen: photos.isChanged,
        upload: photos.upload,
      }}
    />
  )
}
