import type { ChangeEvent } from 'react'

type Props = {
  label: string
  isLocked?: boolean
  /** The id of the hint element. */
  describedBy?: string
  onChoose: (file: File) => void
}

/** A visually hidden file input; users press the label around it. */
export function PictureInput({ label, isLocked, describedBy, onChoose }: Props) {
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
      onChange={choose}
      className="sr-only"
    />
  )
}
