import { IMAGE_TYPES, LIMITS } from '@saajha/contract/limits'
import { Camera } from 'lucide-react'
import { FileDropzone } from '@/features/media/components/file_dropzone'
import { PrivatePicker } from '@/features/media/components/private_picker'
import type { useHandoverPhotos } from '@/features/media/hooks/use_handover_photos'
import { common } from '@/messages/common'
import { media } from '@/messages/media'

type Props = {
  photos: ReturnType<typeof useHandoverPhotos>
  /** Whether the record is being saved; its photos are read-only meanwhile. */
  isLocked: boolean
}

const TEXTS = {
  list: media.photoList,
  add: common.addPhotos,
  hint: media.handoverHint({ limit: LIMITS.handoverPhotos }),
  alt: media.photoAlt,
  remove: media.remove,
}

/** Picker for the photos of a handover. A phone also takes them: its own choice of photos may lack the camera. */
export function HandoverPicker({ photos, isLocked }: Props) {
  return (
    <PrivatePicker images={photos} texts={TEXTS} isLocked={isLocked}>
      <FileDropzone
        label={media.takePhoto}
        hint={media.takePhotoHint}
        icon={<Camera aria-hidden className="size-6" />}
        accept={IMAGE_TYPES.join(',')}
        capture
        isLocked={isLocked}
        onChoose={photos.add}
      />
    </PrivatePicker>
  )
}
