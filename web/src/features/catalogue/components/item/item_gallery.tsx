import type { Item } from '@saajha/contract/item'
import { useCallback, useState, type ReactNode } from 'react'
import { Picture } from '@/components/picture'
import { GalleryDots } from '@/features/catalogue/components/item/gallery_dots'
import { GalleryPicture } from '@/features/catalogue/components/item/gallery_picture'
import { ItemVideo } from '@/features/catalogue/components/item/item_video'
import { useShownSlide } from '@/features/catalogue/hooks/use_shown_slide'
import { fetchCode } from '@/lib/build/fetch_code'
import { classes } from '@/lib/classes'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'
import { details } from '@/messages/details'

/** One large and four small slots of the mosaic. */
const SLOTS = 5

const WHOLE = 'lg:col-span-12 lg:row-span-2'
const HALF = 'lg:col-span-6 lg:row-span-2'
const QUARTER = 'lg:col-span-6'
const EIGHTH = 'lg:col-span-3'
/** The CSS classes of the slots by number of pictures, in a grid of twelve by two. */
const MOSAICS: Record<number, string[]> = {
  1: [WHOLE],
  2: [HALF, HALF],
  3: ['lg:col-span-8 lg:row-span-2', 'lg:col-span-4', 'lg:col-span-4'],
  4: [HALF, EIGHTH, EIGHTH, QUARTER],
  5: [HALF, EIGHTH, EIGHTH, EIGHTH, EIGHTH],
}

const loadViewer = async () => {
  await fetchCode('picture_viewer')
  const { PictureViewer } = await import('@/features/catalogue/components/item/picture_viewer')
  return { PictureViewer }
}

type Props = { item: Pick<Item, 'title' | 'imageUrls' | 'videoUrl'> }

/** An item's video or first picture and up to four more: a mosaic on wide screens, a swipeable strip on others. */
export function ItemGallery({ item: { title, imageUrls, videoUrl } }: Props) {
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const { shown, strip } = useShownSlide()
  const close = useCallback(() => setEnlarged(null), [])
  const { PictureViewer } = useCodeOfPress(loadViewer, enlarged !== null, close)
  const count = imageUrls.length
  const before = videoUrl ? 1 : 0
  const slides = Math.max(1, before + count)
  const slots = Math.min(SLOTS, slides)
  const pictureSlots = slots - before

  return (
    <div className="relative -mx-4 md:-mx-6 lg:mx-0">
      <ul
        {...strip}
        className={classes(
          'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] lg:grid lg:grid-cols-12 lg:grid-rows-2 lg:gap-2 lg:overflow-hidden lg:rounded-panel',
          videoUrl || count > 0 ? 'lg:aspect-20/9' : 'lg:h-60'
        )}
      >
        {videoUrl && (
          <Slide className={MOSAICS[slots]?.[0]}>
            <ItemVideo src={videoUrl} poster={imageUrls[0]} title={title} />
          </Slide>
        )}
        {imageUrls.map((url, index) => (
          <Slide
            key={url}
            className={index < pictureSlots ? MOSAICS[slots]?.[before + index] : 'lg:hidden'}
          >
            <GalleryPicture
              src={url}
              alt={before + index === 0 ? title : ''}
              label={details.enlarge({ number: index + 1, count })}
              hidden={index === pictureSlots - 1 ? count - pictureSlots : 0}
              isFirst={before + index === 0}
              isAlone={slots === 1}
              onEnlarge={() => setEnlarged(index)}
            />
          </Slide>
        ))}
        {!videoUrl && count === 0 && (
          <Slide className={WHOLE}>
            <Picture src={null} alt="" eager className="lg:aspect-auto lg:size-full" />
          </Slide>
        )}
      </ul>
      {!(videoUrl && shown === 0) && <GalleryDots count={slides} shown={shown} />}
      {PictureViewer && (
        <PictureViewer
          title={title}
          imageUrls={imageUrls}
          shown={enlarged}
          onShow={setEnlarged}
          onClose={close}
        />
      )}
    </div>
  )
}

function Slide({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <li
      className={classes(
        'aspect-4/3 min-w-full snap-center lg:aspect-auto lg:min-w-0 lg:min-h-0',
        className
      )}
    >
      {children}
    </li>
  )
}
