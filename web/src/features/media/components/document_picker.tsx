import { IMAGE_TYPES, LIMITS } from '@saajha/contract/limits'
import { ImagePlus, X } from 'lucide-react'
import { IconButton } from '@/components/icon_button'
import { Picture } from '@/components/picture'
import { ExcessPhotos } from '@/features/media/components/excess_photos'
import { FileDropzone } from '@/features/media/components/file_dropzone'
import { PhotoProgress } from '@/features/media/components/photo_progress'
import { AFTER_REMOVAL } from '@/features/media/components/photo_tile'
import type { usePhotos } from '@/features/media/hooks/use_photos'
import type { Photo } from '@/features/media/photo'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { verification } from '@/messages/verification'

type Props = {
  images: ReturnType<typeof usePhotos>
  /** Whether the document is being sent; its images are read-only meanwhile. */
  isLocked: boolean
}

/** Picker for the images of an identity document. */
export function DocumentPicker({ images, isLocked }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <ExcessPhotos photos={images} isLocked={isLocked} />
      {images.shown.length > 0 && (
        <ul aria-label={verification.imageList} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {images.shown.map((image, index) => (
            <DocumentImage
              key={image.id}
              image={image}
              number={index + 1}
              isLocked={isLocked}
              onRetry={() => void images.retry(image.id)}
              onRemove={() => images.remove(image.id)}
            />
          ))}
        </ul>
      )}
      <FileDropzone
        label={verification.addImages}
        hint={verification.imagesHint({ limit: LIMITS.photos })}
        icon={<ImagePlus aria-hidden className="size-6" />}
        accept={IMAGE_TYPES.join(',')}
        multiple
        isLocked={isLocked}
        onChoose={images.add}
      />
    </div>
  )
}

type ImageProps = {
  image: Photo
  /** 1-based position. */
  number: number
  isLocked: boolean
  onRetry: () => void
  onRemove: () => void
}

function DocumentImage({ image, number, isLocked, onRetry, onRemove }: ImageProps) {
  const tile = useFocusOnRemoval<HTMLLIElement>(AFTER_REMOVAL)

  return (
    <li ref={tile} className="relative overflow-hidden rounded-card border border-line shadow-soft">
      <Picture src={image.src} alt={verification.chosenImage({ number })} eager />
      <PhotoProgress photo={image} number={number} onRetry={onRetry} />
      <IconButton
        label={verification.removeImage({ number })}
        icon={<X aria-hidden />}
        variant="floating"
        disabled={isLocked}
        onClick={onRemove}
        data-remove-photo
        className="absolute top-1.5 right-1.5"
      />
    </li>
  )
}
