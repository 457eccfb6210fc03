import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react'
import { classes } from '@/lib/classes'

type Props = {
  label: string
  hint: string
  icon: ReactNode
  /** Media types as in an input's `accept`; not enforced for dropped files. */
  accept: string
  multiple?: boolean
  /** Opens the camera of a phone, and is visible on touch screens only. */
  capture?: boolean
  isLocked: boolean
  onChoose: (files: readonly File[]) => void
}

/** File input: tap, keyboard, or drag and drop. */
export function FileDropzone(props: Props) {
  const { label, hint, icon, accept, multiple, capture = false, isLocked, onChoose } = props
  const id = useId()
  const [isOver, setOver] = useState(false)

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(currentTarget.files ?? [])])
    // Choosing the same file again after removing it must fire a change event.
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
        'flex-wrap items-center gap-4 rounded-card border-2 border-dashed p-4 transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'hover:border-primary hover:bg-primary-tint has-disabled:opacity-55',
        capture ? 'hidden pointer-coarse:flex' : 'flex',
        isOver ? 'border-primary bg-primary-tint' : 'border-control'
      )}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
        {icon}
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold">{label}</span>
        <span id={`${id}-hint`} className="block text-sm text-soft">
          {hint}
        </span>
      </span>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        capture={capture ? 'environment' : undefined}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        disabled={isLocked}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}
