import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import type { usePhotos } from '@/features/media/hooks/use_photos'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { media } from '@/messages/media'

type Props = { photos: ReturnType<typeof usePhotos>; isLocked: boolean }

/** Asks what to do with chosen photos that do not fit beside the saved ones. */
export function ExcessPhotos({ photos, isLocked }: Props) {
  return (
    <div role="status">
      {photos.excess.length > 0 && <Question photos={photos} isLocked={isLocked} />}
    </div>
  )
}

function Question({ photos, isLocked }: Props) {
  const buttons = useFocusOnRemoval<HTMLDivElement>('input[type="file"]')

  return (
    <Alert
      variant="warning"
      action={
        <div ref={buttons} className="flex flex-wrap gap-3">
          <Button variant="outline" disabled={isLocked} onClick={photos.replaceSaved}>
            {media.replaceSaved}
          </Button>
          <Button variant="outline" disabled={isLocked} onClick={photos.dropExcess}>
            {media.dropExcess}
          </Button>
        </div>
      }
    >
      {media.excess({ count: photos.excess.length })}
    </Alert>
  )
}
