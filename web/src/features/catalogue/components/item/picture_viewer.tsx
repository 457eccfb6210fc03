import { cardImage, smallImage } from '@saajha/contract/media'
import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState, type KeyboardEvent } from 'react'
import { closedByEscape } from '@/components/dialog_escape'
import { IconButton } from '@/components/icon_button'
import { DEFAULT_PICTURE, Picture } from '@/components/picture'
import { useSwipe } from '@/features/catalogue/hooks/use_swipe'
import { useBackCloses } from '@/components/use_back_closes'
import { useDialogFocus } from '@/components/use_dialog_focus'
import { wrapIndex } from '@/features/catalogue/wrap_index'
import { classes } from '@/lib/classes'
import { langOf } from '@/lib/text/lang_of'
import { common } from '@/messages/common'
import { details } from '@/messages/details'

type Props = {
  title: string
  imageUrls: readonly string[]
  /** The index of the shown picture; null while the viewer is closed. */
  shown: number | null
  onShow: (index: number) => void
  onClose: () => void
}

/** A full-screen viewer of an item's pictures; the last wraps to the first. */
export function PictureViewer({ title, imageUrls, shown, onShow, onClose }: Props) {
  const count = imageUrls.length
  const index = shown ?? 0
  const turn = (by: number) => onShow(wrapIndex(index + by, count))
  const swipe = useSwipe(turn)
  const focus = useDialogFocus('panel')
  const escape = closedByEscape(onClose)
  useBackCloses(shown !== null, onClose)

  const onKeyDown = (event: KeyboardEvent) => {
    escape.onKeyDown(event)
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }

  return (
    <Dialog.Root open={shown !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          {...focus}
          {...escape}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex animate-fade-in flex-col bg-deep text-on-deep outline-none data-[state=closed]:animate-fade-out"
        >
          <div className="flex items-center justify-between gap-4 p-3 pl-5">
            <Dialog.Title className="min-w-0 truncate font-sans text-base font-semibold">
              <span className="sr-only">{details.viewer({ title })}</span>
              <span aria-hidden lang={langOf(title)}>
                {title}
              </span>
            </Dialog.Title>
            <p role="status" className="ml-auto shrink-0 tabular-nums">
              {details.counter({ number: index + 1, count })}
            </p>
            <Dialog.Close asChild>
              <IconButton label={common.close} icon={<X aria-hidden />} variant="floating" />
            </Dialog.Close>
          </div>
          <div className="relative min-h-0 flex-1 touch-pan-y touch-pinch-zoom" {...swipe}>
            <ViewedPicture
              key={index}
              src={imageUrls[index] ?? DEFAULT_PICTURE}
              alt={details.pictureOf({ title, number: index + 1 })}
            />
            {count > 1 && (
              <>
                <IconButton
                  label={details.previousPicture}
                  icon={<ChevronLeft aria-hidden />}
                  variant="floating"
                  className="absolute inset-y-0 left-3 my-auto"
                  onClick={() => turn(-1)}
                />
                <IconButton
                  label={details.nextPicture}
                  icon={<ChevronRight aria-hidden />}
                  variant="floating"
                  className="absolute inset-y-0 right-3 my-auto"
                  onClick={() => turn(1)}
                />
              </>
            )}
          </div>
          {count > 1 && (
            <ul className="flex justify-center gap-2 p-4">
              {imageUrls.map((url, at) => (
                <li key={url}>
                  <button
                    type="button"
                    aria-label={details.showPicture({ number: at + 1 })}
                    aria-current={at === index || undefined}
                    onClick={() => onShow(at)}
                    className={classes(
                      'block w-15 overflow-hidden rounded-lg outline-current transition sm:w-20',
                      at === index ? 'ring-3 ring-accent' : 'opacity-60 hover:opacity-100'
                    )}
                  >
                    <Picture src={smallImage(url)} alt="" eager />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** One picture, before it has loaded in the size of cards; an icon if it cannot be loaded. */
function ViewedPicture({ src, alt }: { src: string; alt: string }) {
  const [hasFailed, setFailed] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const frame = 'absolute inset-0 size-full select-none'

  if (hasFailed) {
    return (
      <div role="img" aria-label={alt} className={classes(frame, 'grid place-items-center')}>
        <ImageOff aria-hidden className="size-10 text-on-deep-soft" />
      </div>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      draggable={false}
      onLoad={() => setLoaded(true)}
      onError={() => setFailed(true)}
      style={isLoaded ? undefined : { backgroundImage: `url("${cardImage(src)}")` }}
      className={classes(frame, 'bg-contain bg-center bg-no-repeat object-contain')}
    />
  )
}
