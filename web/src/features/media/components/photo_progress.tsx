import { Check, RotateCw } from 'lucide-react'
import { Badge } from '@/components/badge'
import { Button } from '@/components/button'
import type { Photo } from '@/features/media/photo'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { media } from '@/messages/media'

/** A narrow tile has no room for text beside the button that removes the photo. */
const IN_WIDE_TILE = 'sr-only @min-[13rem]:not-sr-only'

type Props = { photo: Photo; number: number; onRetry: () => void }

/** Upload progress of a photo, over its preview. */
export function PhotoProgress({ photo: { file, upload }, number, onRetry }: Props) {
  if (upload.state === 'failed') return <FailedUpload number={number} onRetry={onRetry} />
  if (upload.state === 'sending') {
    const percent = Math.round(upload.progress * 100)
    return (
      <div className="absolute inset-x-0 bottom-0 bg-scrim p-2">
        <progress
          value={percent}
          max={100}
          aria-label={media.uploading({ number, percent })}
          className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-on-deep/30 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
        />
      </div>
    )
  }
  if (file && upload.state === 'stored') {
    return (
      <Badge variant="success" className="absolute bottom-2 left-2">
        <Check aria-hidden />
        {media.uploaded}
      </Badge>
    )
  }
  return null
}

function FailedUpload({ number, onRetry }: Omit<Props, 'photo'>) {
  const overlay = useFocusOnRemoval<HTMLDivElement>('button')

  return (
    <div ref={overlay} className="@container absolute inset-0 bg-scrim">
      <div className="flex size-full flex-col items-center justify-end gap-2 p-1 @min-[13rem]:justify-center @min-[13rem]:p-2">
        <span className={IN_WIDE_TILE}>
          <Badge variant="danger">{media.uploadFailed}</Badge>
        </span>
        <Button variant="outline" aria-label={media.retry({ number })} onClick={onRetry}>
          <RotateCw aria-hidden />
          <span className={IN_WIDE_TILE}>{media.tryAgain}</span>
        </Button>
      </div>
    </div>
  )
}
