import { ImagePlus } from 'lucide-react'
import { IMAGE_TYPES } from '@saajha/contract/limits'
import { useId, useState, type ChangeEvent, type DragEvent } from 'react'
import { classes } from '@/lib/classes'
import { media } from '@/messages/media'

type Props = {
  count: number
  limit: number
  isLocked: boolean
  onChoose: (files: readonly File[]) => void
}

/** Where photos come in: a tap, the keyboard, or files dropped on it. */
export function AddPhotos({ count, limit, isLocked, onChoose }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(currentTarget.files ?? [])])
    // Choosing the same file again, after removing it, is a change too.
    currentTarget.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isLocked) onChoose([...event.dataTransfer.files])
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }

  return (
    <label
      htmlFor={id}
      onDrop={drop}
      onDragOver={hover}
      onDragLeave={hover}
      className={classes(
        'flex items-center gap-4 rounded-card border-2 border-dashed p-4 transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'hover:border-primary hover:bg-primary-tint has-disabled:opacity-55',
        isOver ? 'border-primary bg-primary-tint' : 'border-control',
        count === 0 && 'sm:py-8'
      )}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
        <ImagePlus aria-hidden className="size-6" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{media.addPhotos}</span>
        <span id={`${id}-hint`} className="block text-sm text-soft">
          {media.photosHint({ limit })}
        </span>
      </span>
      <input
        id={id}
        type="file"
        multiple
        accept={IMAGE_TYPES.join(',')}
        aria-label={media.addPhotos}
        aria-describedby={`${id}-hint`}
        disabled={isLocked}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}
