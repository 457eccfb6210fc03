import type { Item } from '@saajha/contract/item'
import { cardImage } from '@saajha/contract/media'
import { Expand, Play } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@/components/badge'
import { Picture } from '@/components/picture'
import { GalleryThumbnail } from '@/features/catalogue/components/gallery_thumbnail'
import { PictureViewer } from '@/features/catalogue/components/picture_viewer'
import { item as words } from '@/messages/item'

const THUMBNAILS = 4

type Props = { item: Pick<Item, 'title' | 'imageUrls' | 'videoUrl'> }

/** An item's video or first picture, and up to four more; pictures open enlarged. */
export function ItemGallery({ item: { title, imageUrls, videoUrl } }: Props) {
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const count = imageUrls.length
  const firstSmall = videoUrl ? 0 : 1
  const small = imageUrls.slice(firstSmall, firstSmall + THUMBNAILS)
  const hidden = count - firstSmall - small.length

  return (
    <div>
      <div className="relative overflow-hidden rounded-panel bg-sunken shadow-soft">
        {videoUrl ? (
          <>
            <video
              src={videoUrl}
              poster={imageUrls[0]}
              controls
              playsInline
              preload="metadata"
              aria-label={words.videoOf({ title })}
              className="aspect-4/3 w-full bg-deep object-contain"
            />
            <div className="pointer-events-none absolute top-3 left-3">
              <Badge variant="accent">
                <Play aria-hidden />
                {words.video}
              </Badge>
            </div>
          </>
        ) : count > 0 ? (
          <button
            type="button"
            aria-label={words.enlarge({ number: 1, count })}
            onClick={() => setEnlarged(0)}
            className="group block w-full -outline-offset-3"
          >
            <Picture src={imageUrls[0]} alt={title} eager />
            <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface/90 text-ink shadow-soft transition group-hover:text-primary">
              <Expand aria-hidden className="size-5" />
            </span>
          </button>
        ) : (
          <Picture src={null} alt="" eager />
        )}
      </div>
      {small.length > 0 && (
        <ul className="mt-3 grid grid-cols-4 gap-2 sm:gap-3">
          {small.map((url, index) => (
            <GalleryThumbnail
              key={url}
              src={cardImage(url)}
              label={words.enlarge({ number: firstSmall + index + 1, count })}
              hidden={index === small.length - 1 ? hidden : 0}
              onEnlarge={() => setEnlarged(firstSmall + index)}
            />
          ))}
        </ul>
      )}
      <PictureViewer
        title={title}
        imageUrls={imageUrls}
        shown={enlarged}
        onShow={setEnlarged}
        onClose={() => setEnlarged(null)}
      />
    </div>
  )
}
