import { Play } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@/components/badge'
import { classes } from '@/lib/classes'
import { details } from '@/messages/details'
import { item as messages } from '@/messages/item'

type Props = { src: string; poster: string | undefined; title: string }

/** An item's video, in the first slot of the gallery. Its poster covers the slot, as the photo in the prerendered shell does. */
export function ItemVideo({ src, poster, title }: Props) {
  const [isStarted, setStarted] = useState(false)

  return (
    <div className="relative size-full">
      <video
        src={src}
        poster={poster}
        controls
        playsInline
        preload="metadata"
        aria-label={details.videoOf({ title })}
        onPlay={() => setStarted(true)}
        className={classes(
          'size-full bg-deep lg:rounded-item',
          poster && !isStarted ? 'object-cover' : 'object-contain'
        )}
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
