import type { ChangeEvent } from 'react'

type Props = {
  label: string
  isLocked?: boolean
  /** The id of a hint. */
  describedBy?: string
  onChoose: (file: File) => void
}

/** The browser's own choice of a picture, unseen: the label around it is what people press. */
export function PictureInput({ label, isLocked, describedBy, onChoose }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // The same file may be chosen again, once it has been mended.
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
