import { ArrowLeft, ArrowRight, GripHorizontal, X } from 'lucide-react'
import type { PointerEvent } from 'react'
import { Badge } from '@/components/badge'
import { IconButton } from '@/components/icon_button'
import { Picture } from '@/components/picture'
import { AFTER_REMOVAL } from '@/features/media/after_removal'
import { PhotoProgress } from '@/features/media/components/photo_progress'
import type { Photo } from '@/features/media/photo'
import { classes } from '@/lib/classes'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { media } from '@/messages/media'

type Props = {
  photo: Photo
  /** 1-based position; 1 is the cover. */
  number: number
  count: number
  isLocked: boolean
  isDragged: boolean
  startDrag: (isHandle: boolean) => (event: PointerEvent<HTMLElement>) => void
  onMove: (to: number) => void
  onRemove: () => void
  onRetry: () => void
}

/** One photo of a listing with its actions. */
export function PhotoTile(props: Props) {
  const { photo, number, count, isLocked, isDragged, startDrag, onMove, onRemove, onRetry } = props
  const canMove = count > 1 && !isLocked
  const tile = useFocusOnRemoval<HTMLLIElement>(AFTER_REMOVAL)

  return (
    <li
      ref={tile}
      data-photo={photo.id}
      className={classes(
        'relative overflow-hidden rounded-card border bg-surface transition-shadow',
        isDragged ? 'border-primary opacity-80 shadow-lift' : 'border-line shadow-soft'
      )}
    >
      <div
        onPointerDown={canMove ? startDrag(false) : undefined}
        className={classes('relative', canMove && 'cursor-grab active:cursor-grabbing')}
      >
        <Picture src={photo.src} alt={media.photoAlt({ number })} eager />
        <PhotoProgress photo={photo} number={number} onRetry={onRetry} />
      </div>
      {number === 1 ? (
        <Badge variant="primary" className="absolute top-2 left-2 shadow-soft">
          {media.cover}
        </Badge>
      ) : (
        <button
          type="button"
          aria-label={media.makeCoverOf({ number })}
          disabled={isLocked}
          onClick={() => onMove(0)}
          className="absolute top-1.5 left-1.5 min-h-11 rounded-control bg-surface/90 px-2 text-xs font-semibold shadow-soft backdrop-blur hover:text-primary disabled:opacity-55"
        >
          {media.makeCover}
        </button>
      )}
      <IconButton
        label={media.remove({ number })}
        icon={<X aria-hidden />}
        variant="floating"
        disabled={isLocked}
        onClick={onRemove}
        data-remove-photo
        className="absolute top-1.5 right-1.5"
      />
      <div className="flex items-center justify-between border-t border-line px-1">
        <IconButton
          label={media.moveEarlier({ number })}
          icon={<ArrowLeft aria-hidden />}
          disabled={!canMove || number === 1}
          onClick={() => onMove(number - 2)}
        />
        <span
          aria-hidden
          title={media.drag}
          onPointerDown={canMove ? startDrag(true) : undefined}
          className={classes(
            'grid h-11 flex-1 touch-none place-items-center text-soft select-none',
            canMove && 'cursor-grab active:cursor-grabbing'
          )}
        >
          {count > 1 && <GripHorizontal className="size-5" />}
        </span>
        <IconButton
          label={media.moveLater({ number })}
          icon={<ArrowRight aria-hidden />}
          disabled={!canMove || number === count}
          onClick={() => onMove(number)}
        />
      </div>
    </li>
  )
}
