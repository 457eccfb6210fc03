import { IMAGE_TYPES } from '@saajha/contract/limits'
import { Camera } from 'lucide-react'
import { FileDropzone } from '@/features/media/components/file_dropzone'
import { media } from '@/messages/media'

type Props = { isLocked: boolean; onChoose: (files: readonly File[]) => void }

/** Takes a photo with the camera of a phone, since the phone's own choice of photos may lack the camera. */
export function CameraInput(props: Props) {
  return (
    <FileDropzone
      label={media.takePhoto}
      hint={media.takePhotoHint}
      icon={<Camera aria-hidden className="size-6" />}
      accept={IMAGE_TYPES.join(',')}
      capture
      {...props}
    />
  )
}
