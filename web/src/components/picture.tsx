import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { classes } from '@/lib/classes'
import { photoPlaceholder } from '@/lib/photo_placeholder'
import { common } from '@/messages/common'

/** The picture of an item without photos. */
export const DEFAULT_PICTURE = '/default-item.webp'

const RATIOS = { '4/3': 'aspect-4/3', '1/1': 'aspect-square', '16/9': 'aspect-video' }

/** A photo that is narrower than its frame, with soft edges over the fill. */
const WHOLE_PHOTO = 'mx-auto h-full w-auto max-w-full object-contain mask-x-from-92%'

type Props = {
  src: string | null | undefined
  /** The variants of the picture; `sizes` is its display width. */
  srcSet?: string
  sizes?: string
  /** Empty if the adjacent text says the same. */
  alt: string
  ratio?: keyof typeof RATIOS
  /** For pictures above the fold. */
  eager?: boolean
  /**
   * When the ground is a blurred fill of the photo: for a portrait photo, then shown whole instead of cropped, or always, for
   * callers that show other photos whole too.
   */
  fill?: 'portrait' | 'always'
  className?: string
}

/**
 * A photo in a frame of fixed ratio, so that the layout does not shift. Without a photo the frame shows the default picture,
 * whole and never enlarged; for a photo that failed to load it shows an icon.
 */
export function Picture(props: Props) {
  const { src, srcSet, sizes, alt, ratio = '4/3', eager = false, fill, className } = props
  const [failed, setFailed] = useState<string | null>(null)
  const [decoded, setDecoded] = useState<string | null>()
  const [portrait, setPortrait] = useState<string | null>()
  const isWhole = fill !== undefined && src === portrait
  const frame = classes('relative overflow-hidden bg-sunken', RATIOS[ratio], className)
  const notePortrait = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    if (naturalHeight > naturalWidth) setPortrait(src)
  }
  const removePlaceholder = () => setDecoded(src)

  if (!src) return <NoPhoto alt={alt} className={frame} />
  if (src === failed) return <FailedPhoto alt={alt} className={frame} />
  return (
    <div className={frame} style={src === decoded ? undefined : photoPlaceholder(src)}>
      {(isWhole || fill === 'always') && (
        // The same candidates as the photo, so that the browser requests nothing more.
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt=""
          className="absolute inset-0 size-full scale-110 object-cover opacity-70 blur-2xl"
        />
      )}
      <img
        // A cached photo is drawn in its final way at once.
        ref={(image) => void (image?.complete && notePortrait(image))}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onLoad={({ currentTarget }) => {
          notePortrait(currentTarget)
          // The placeholder stays until the picture is decoded, to avoid a flash.
          void currentTarget.decode().then(removePlaceholder, removePlaceholder)
        }}
        onError={() => setFailed(src)}
        className={classes('relative', isWhole ? WHOLE_PHOTO : 'size-full object-cover')}
      />
    </div>
  )
}

type SubstituteProps = { alt: string; className: string }

/** The text needs a frame that is wider than a thumbnail of a list. */
function NoPhoto({ alt, className }: SubstituteProps) {
  return (
    <div className={classes('@container', className)}>
      <div className="flex size-full flex-col items-center justify-center gap-1 p-2">
        <img
          src={DEFAULT_PICTURE}
          alt={alt}
          width={640}
          height={480}
          className="h-auto max-h-3/5 w-auto max-w-full min-h-0 rounded-item object-scale-down"
        />
        <span className="hidden text-center text-xs leading-tight font-semibold text-soft @min-[5.5rem]:block @min-[9rem]:text-sm">
          {common.noPhoto}
        </span>
      </div>
    </div>
  )
}

function FailedPhoto({ alt, className }: SubstituteProps) {
  return (
    <div
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      className={classes('grid place-items-center text-soft', className)}
    >
      <ImageOff aria-hidden className="size-8 max-h-1/2 max-w-1/2" />
    </div>
  )
}
