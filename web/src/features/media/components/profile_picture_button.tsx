import { Camera } from 'lucide-react'
import { Avatar } from '@/components/avatar'
import { Spinner } from '@/components/spinner'
import { PictureInput } from '@/features/media/components/picture_input'
import type { useProfilePicture } from '@/features/media/hooks/use_profile_picture'
import { profilePicture } from '@/messages/profile_picture'

type Props = {
  picture: ReturnType<typeof useProfilePicture>
  name: string
  /** The URL of the public picture until a new one is saved. */
  current: string | null
}

/** A member's avatar with a camera button; previews the chosen picture during its upload. */
export function ProfilePictureButton({ picture, name, current }: Props) {
  const { chosen, isSaving, prepare, choose } = picture

  return (
    <div className="relative shrink-0">
      <Avatar name={name} src={chosen?.src ?? current} size="lg" />
      <label
        title={profilePicture.choosePicture}
        aria-busy={isSaving || undefined}
        className="group absolute -right-3 -bottom-3 grid size-11 cursor-pointer place-items-center"
      >
        <span className="grid size-8 place-items-center rounded-full bg-surface text-ink shadow-soft transition group-hover:text-primary group-has-focus-visible:outline-3 group-has-focus-visible:outline-focus [&>svg]:size-4.5">
          {isSaving ? <Spinner /> : <Camera aria-hidden />}
        </span>
        <PictureInput
          label={profilePicture.choosePicture}
          isLocked={isSaving}
          onOpen={prepare}
          onChoose={(file) => void choose(file)}
        />
      </label>
    </div>
  )
}
