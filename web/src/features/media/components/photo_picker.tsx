import { IMAGE_TYPES, LIMITS } from '@saajha/contract/limits'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { CameraInput } from '@/features/media/components/camera_input'
import { ExcessPhotos } from '@/features/media/components/excess_photos'
import { FileDropzone } from '@/features/media/components/file_dropzone'
import { PhotoTile } from '@/features/media/components/photo_tile'
import { useDragOrder } from '@/features/media/hooks/use_drag_order'
import type { usePhotos } from '@/features/media/hooks/use_photos'
import { common } from '@/messages/common'
import { media } from '@/messages/media'

type Props = {
  photos: ReturnType<typeof usePhotos>
  /** Whether the listing is being saved; its photos are read-only meanwhile. */
  isLocked: boolean
}

/** Picker for the photos of a listing: choose, reorder, remove. */
export function PhotoPicker({ photos, isLocked }: Props) {
  const { shown } = photos
  const [announcement, setAnnouncement] = useState('')

  const move = (from: number, to: number) => {
    const photo = shown[from]
    if (!photo) return
    photos.move(photo.id, to)
    setAnnouncement(
      to === 0 ? media.isCover({ number: from + 1 }) : media.moved({ from: from + 1, to: to + 1 })
    )
  }
  const { draggedId, start } = useDragOrder(photos.moveOver)

  return (
    <div className="flex flex-col gap-4">
      <ExcessPhotos photos={photos} isLocked={isLocked} />
      {shown.length > 0 && (
        <ul aria-label={media.photoList} className="grid grid-cols-2 gap-3 md:grid-cols-3">
          {shown.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              number={index + 1}
              count={shown.length}
              isLocked={isLocked}
              isDragged={photo.id === draggedId}
              startDrag={(isHandle) => start(photo.id, isHandle)}
              onMove={(to) => move(index, to)}
              onRemove={() => photos.remove(photo.id)}
              onRetry={() => photos.retry(photo.id)}
            />
          ))}
        </ul>
      )}
      <FileDropzone
        label={common.addPhotos}
        hint={media.photosHint({ limit: LIMITS.photos })}
        icon={<ImagePlus aria-hidden className="size-6" />}
        accept={IMAGE_TYPES.join(',')}
        multiple
        isLocked={isLocked}
        onChoose={photos.add}
      />
      <CameraInput isLocked={isLocked} onChoose={photos.add} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
