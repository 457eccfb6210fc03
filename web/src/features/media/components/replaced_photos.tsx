import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import type { usePhotos } from '@/features/media/hooks/use_photos'
import { hasRoomForCurrent } from '@/features/media/photo_selection'

type Props = {
  photos: ReturnType<typeof usePhotos>
  isLocked: boolean
  /** Message that the new photos replace the current ones. */
  message: string
  keepLabel: string
}

/** Note that new photos replace the current ones, with a button to keep both if the limit allows it. */
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
