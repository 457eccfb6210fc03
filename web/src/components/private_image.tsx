import { ImageOff } from 'lucide-react'
import { Button } from '@/components/button'
import { Spinner } from '@/components/spinner'
import { usePrivateImage } from '@/components/use_private_image'
import { common } from '@/messages/common'
import { privateImages as messages } from '@/messages/private_images'

const MESSAGES = {
  preparing: messages.preparing,
  late: messages.late,
  failed: messages.failed,
  unreadable: messages.unreadable,
}

type Props = {
  src: string
  /** Empty if the surrounding button has the same label. */
  alt: string
  className?: string
  /** Small and inside a button: icons instead of text, and no controls. */
  isThumbnail?: boolean
  /** Called once the image is visible. */
  onShown?: () => void
}

/**
 * A private image. An icon replaces it if it is unavailable; a placeholder image could be mistaken for what it shows.
 */
export function PrivateImage({ src, alt, className, isThumbnail = false, onShown }: Props) {
  const { state, imageKey, onFailed, retry } = usePrivateImage(src)

  if (state === 'shown') {
    return (
      <img
        key={imageKey}
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onLoad={onShown}
        onError={onFailed}
        className={className}
      />
    )
  }
  return (
    <span className="grid size-full min-h-11 place-content-center justify-items-center gap-2 text-soft">
      {state === 'preparing' ? <Spinner /> : <ImageOff aria-hidden className="size-5" />}
      <span role={isThumbnail ? undefined : 'status'} className={isThumbnail ? 'sr-only' : ''}>
        {MESSAGES[state]}
      </span>
      {(state === 'late' || state === 'failed') && !isThumbnail && (
        <Button variant="outline" onClick={retry}>
          {common.tryAgain}
        </Button>
      )}
    </span>
  )
}
