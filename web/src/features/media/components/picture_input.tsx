import type { ChangeEvent } from 'react'

type Props = {
  label: string
  isLocked?: boolean
  /** The id of the hint element. */
  describedBy?: string
  /** Called when the choice of a file opens. */
  onOpen: () => void
  onChoose: (file: File) => void
}

/** A visually hidden file input; users press the label around it. */
export function PictureInput({ label, isLocked, describedBy, onOpen, onChoose }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // The same file can be chosen again after it was fixed.
    currentTarget.value = ''
    if (file) onChoose(file)
  }

  return (
    <input
      type="file"
      accept="image/*"
      aria-label={label}
      aria-describedby={describedBy}
      disabled={isLocked}
      onClick={onOpen}
      onChange={choose}
      className="sr-only"
    />
  )
}
