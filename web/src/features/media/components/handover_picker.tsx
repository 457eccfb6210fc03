import { LIMITS } from '@saajha/contract/limits'
import { CameraInput } from '@/features/media/components/camera_input'
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

/** Picker for the photos of a handover. */
export function HandoverPicker({ photos, isLocked }: Props) {
  return (
    <PrivatePicker images={photos} texts={TEXTS} isLocked={isLocked}>
      <CameraInput isLocked={isLocked} onChoose={photos.add} />
    </PrivatePicker>
  )
}
