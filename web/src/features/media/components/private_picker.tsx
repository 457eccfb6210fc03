import { IMAGE_TYPES } from '@saajha/contract/limits'
import { ImagePlus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/icon_button'
import { Picture } from '@/components/picture'
import { AFTER_REMOVAL } from '@/features/media/after_removal'
import { ExcessPhotos } from '@/features/media/components/excess_photos'
import { FileDropzone } from '@/features/media/components/file_dropzone'
import { PhotoProgress } from '@/features/media/components/photo_progress'
import type { usePhotos } from '@/features/media/hooks/use_photos'
import type { Photo } from '@/features/media/photo'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'

type Numbered = { number: number }

type Texts = {
  list: string
  add: string
  hint: string
  alt: (image: Numbered) => string
  remove: (image: Numbered) => string
}

type Props = {
  images: ReturnType<typeof usePhotos>
  texts: Texts
  /** Whether the form is being sent; its images are read-only meanwhile. */
  isLocked: boolean
  /** Another way to add images. */
  children?: ReactNode
}

/** Picker for private images: choose and remove. */
export function PrivatePicker({ images, texts, isLocked, children }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <ExcessPhotos photos={images} isLocked={isLocked} />
      {images.shown.length > 0 && (
        <ul aria-label={texts.list} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {images.shown.map((image, index) => (
            <Tile
              key={image.id}
              image={image}
              number={index + 1}
              texts={texts}
              isLocked={isLocked}
              onRetry={() => images.retry(image.id)}
              onRemove={() => images.remove(image.id)}
            />
          ))}
        </ul>
      )}
      {children}
      <FileDropzone
        label={texts.add}
        hint={texts.hint}
        icon={<ImagePlus aria-hidden className="size-6" />}
        accept={IMAGE_TYPES.join(',')}
        multiple
        isLocked={isLocked}
        onChoose={images.add}
      />
    </div>
  )
}

type TileProps = {
  image: Photo
  /** 1-based position. */
  number: number
  texts: Texts
  isLocked: boolean
  onRetry: () => void
  onRemove: () => void
}

function Tile({ image, number, texts, isLocked, onRetry, onRemove }: TileProps) {
  const tile = useFocusOnRemoval<HTMLLIElement>(AFTER_REMOVAL)

  return (
    <li ref={tile} className="relative overflow-hidden rounded-card border border-line shadow-soft">
      <Picture src={image.src} alt={texts.alt({ number })} eager />
      <PhotoProgress photo={image} number={number} onRetry={onRetry} />
      <IconButton
        label={texts.remove({ number })}
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
