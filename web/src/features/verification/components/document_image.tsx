import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { verification } from '@/messages/verification'

type Props = {
  src: string
  /** Empty where the button around it says the same. */
  alt: string
  className?: string
}

/** A private image; a sign takes its place where it cannot be read, so that nobody judges by a stand-in. */
export function DocumentImage({ src, alt, className }: Props) {
  const [unreadable, setUnreadable] = useState<string | null>(null)

  if (unreadable === src) {
    return (
      <span className="grid size-full min-h-11 place-items-center text-soft">
        <ImageOff aria-hidden className="size-5" />
        <span className="sr-only">{verification.imageUnreadable}</span>
      </span>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setUnreadable(src)}
      className={className}
    />
  )
}
