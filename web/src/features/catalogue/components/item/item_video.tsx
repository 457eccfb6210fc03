import { Play } from 'lucide-react'
import { Badge } from '@/components/badge'
import { item as messages } from '@/messages/item'

type Props = { src: string; poster: string | undefined; title: string }

/** An item's video, in the first slot of the gallery. */
export function ItemVideo({ src, poster, title }: Props) {
  return (
    <div className="relative size-full">
      <video
        src={src}
        poster={poster}
        controls
        playsInline
        preload="metadata"
        aria-label={messages.videoOf({ title })}
        className="size-full bg-deep object-contain lg:rounded-item"
      />
      <div className="pointer-events-none absolute top-3 left-3">
        <Badge variant="accent">
          <Play aria-hidden />
          {messages.video}
        </Badge>
      </div>
    </div>
  )
}
