import type { KeyboardEventHandler, ReactNode } from 'react'
import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react'
import { Dialog } from '@/components/dialog'
import { IconButton } from '@/components/icon_button'
import { PrivateImage } from '@/components/private_image'
import { privateImages as messages } from '@/messages/private_images'

type Props = {
  title: string
  imageUrls: readonly string[]
  /** The index of the visible image; `null` while the viewer is closed. */
  shown: number | null
  onShow: (index: number) => void
  onClose: () => void
  /** Called once an image is visible. */
  onSeen?: () => void
  /** The data to compare with the images. */
  children?: ReactNode
  /** What can be done about them. */
  actions?: ReactNode
  onKeyDown?: KeyboardEventHandler<HTMLElement>
}

/** Panel that shows private images one at a time. */
export function PrivateImageViewer(props: Props) {
  const { title, imageUrls, shown, onShow, onClose, onSeen, children, actions, onKeyDown } = props
  const count = imageUrls.length
  const index = shown ?? 0
  const number = index + 1
  const url = imageUrls[index]
  const turn = (by: number) => onShow((index + by + count) % count)

  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="wide"
      focusOn="panel"
      onKeyDown={onKeyDown}
    >
      {children}
      {url && (
        <>
          <div className="grid min-h-48 place-items-center overflow-hidden rounded-card bg-sunken">
            <PrivateImage
              key={url}
              src={url}
              alt={messages.imageOf({ title, number })}
              onShown={onSeen}
              className="max-h-[65dvh] max-w-full object-contain"
            />
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
            >
              <ExternalLink aria-hidden className="size-5" />
              {messages.open}
            </a>
            {count > 1 && (
              <div className="flex items-center gap-3">
                <IconButton
                  label={messages.previous}
                  icon={<ChevronLeft aria-hidden />}
                  variant="outline"
                  onClick={() => turn(-1)}
                />
                <p role="status" className="tabular-nums">
                  {messages.counter({ number, count })}
                </p>
                <IconButton
                  label={messages.next}
                  icon={<ChevronRight aria-hidden />}
                  variant="outline"
                  onClick={() => turn(1)}
                />
              </div>
            )}
          </div>
        </>
      )}
      {actions && (
        <div className="sticky bottom-0 mt-4 border-t border-line bg-raised py-3">{actions}</div>
      )}
    </Dialog>
  )
}
