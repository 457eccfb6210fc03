import { Check, RotateCw } from 'lucide-react'
import { Badge } from '@/components/badge'
import { Button } from '@/components/button'
import type { Photo } from '@/features/media/photo'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { media } from '@/messages/media'

type Props = { photo: Photo; number: number; onRetry: () => void }

/** Upload progress of a photo, over its preview. */
export function PhotoProgress({ photo, number, onRetry }: Props) {
  if (photo.hasFailed) return <FailedUpload number={number} onRetry={onRetry} />
  if (photo.progress !== null) {
    const percent = Math.round(photo.progress * 100)
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
  if (photo.file && photo.url) {
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
    <div
      ref={overlay}
      className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-scrim p-2"
    >
      <Badge variant="danger">{media.uploadFailed}</Badge>
      <Button variant="outline" aria-label={media.retry({ number })} onClick={onRetry}>
        <RotateCw aria-hidden />
        {media.tryAgain}
      </Button>
    </div>
  )
}
