import { LIMITS } from '@saajha/contract/limits'
import { DOCUMENT_PICTURE_DAYS } from '@saajha/contract/verification'
import { PrivatePicker } from '@/features/media/components/private_picker'
import type { usePhotos } from '@/features/media/hooks/use_photos'
import { verification } from '@/messages/verification'

type Props = {
  images: ReturnType<typeof usePhotos>
  /** Whether the document is being sent; its images are read-only meanwhile. */
  isLocked: boolean
}

const TEXTS = {
  list: verification.imageList,
  add: verification.addImages,
  hint: verification.imagesHint({ limit: LIMITS.photos, days: DOCUMENT_PICTURE_DAYS }),
  alt: verification.chosenImage,
  remove: verification.removeImage,
}

/** Picker for the images of an identity document. */
export function DocumentPicker(props: Props) {
  return <PrivatePicker texts={TEXTS} {...props} />
}
