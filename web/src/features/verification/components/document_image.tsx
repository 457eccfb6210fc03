import { ImageOff } from 'lucide-react'
import { Button } from '@/components/button'
import { Spinner } from '@/components/spinner'
import { useDocumentImage } from '@/features/verification/hooks/use_document_image'
import { everywhere } from '@/messages/everywhere'
import { verification } from '@/messages/verification'

const WORDS = {
  preparing: verification.imagePreparing,
  late: verification.imageLate,
  unreadable: verification.imageUnreadable,
}

type Props = {
  src: string
  /** Empty where the button around it says the same. */
  alt: string
  className?: string
  /** Small, inside a button: signs instead of words, and nothing to press. */
  isThumbnail?: boolean
}

/** A private image; a sign takes its place where it cannot be shown, so that nobody judges by a stand-in. */
export function DocumentImage({ src, alt, className, isThumbnail = false }: Props) {
  const { state, reading, onFailed, lookAgain } = useDocumentImage(src)

  if (state === 'shown') {
    return (
      <img
        key={reading}
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={onFailed}
        className={className}
      />
    )
  }
  return (
    <span className="grid size-full min-h-11 place-content-center justify-items-center gap-2 text-soft">
      {state === 'preparing' ? <Spinner /> : <ImageOff aria-hidden className="size-5" />}
      <span role={isThumbnail ? undefined : 'status'} className={isThumbnail ? 'sr-only' : ''}>
        {WORDS[state]}
      </span>
      {state === 'late' && !isThumbnail && (
        <Button variant="outline" onClick={lookAgain}>
          {everywhere.tryAgain}
        </Button>
      )}
    </span>
  )
}
