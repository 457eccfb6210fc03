import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import type { usePhotos } from '@/features/media/hooks/use_photos'
import { hasRoomForCurrent } from '@/features/media/photo_selection'

type Props = {
  photos: ReturnType<typeof usePhotos>
  isLocked: boolean
  /** Says that the new photos replace the current ones. */
  message: string
  keepLabel: string
}

/** Says that new photos replace the current ones, and keeps both where there is room. */
export function ReplacedPhotos({ photos, isLocked, message, keepLabel }: Props) {
  if (photos.setAside.length === 0) return null
  return (
    <Alert
      action={
        hasRoomForCurrent(photos.selection) && (
          <Button variant="outline" disabled={isLocked} onClick={photos.keepCurrent}>
            {keepLabel}
          </Button>
        )
      }
    >
      {message}
    </Alert>
  )
}
