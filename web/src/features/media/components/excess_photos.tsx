import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import type { usePhotos } from '@/features/media/hooks/use_photos'
import { media } from '@/messages/media'

type Props = { photos: ReturnType<typeof usePhotos>; isLocked: boolean }

/** Asks what to do with chosen photos that do not fit beside the saved ones. */
export function ExcessPhotos({ photos, isLocked }: Props) {
  const count = photos.excess.length
  return (
    <div role="status">
      {count > 0 && (
        <Alert
          variant="warning"
          action={
            <div className="flex flex-wrap gap-3">
              <Button variant="outline" disabled={isLocked} onClick={photos.replaceSaved}>
                {media.replaceSaved}
              </Button>
              <Button variant="outline" disabled={isLocked} onClick={photos.dropExcess}>
                {media.dropExcess}
              </Button>
            </div>
          }
        >
          {media.excess({ count })}
        </Alert>
      )}
    </div>
  )
}
