import { Camera } from 'lucide-react'
import { useId } from 'react'
import { Avatar } from '@/components/avatar'
import { Button } from '@/components/button'
import { PictureInput } from '@/features/media/components/picture_input'
import type { useProfilePicture } from '@/features/media/hooks/use_profile_picture'
import { profilePicture } from '@/messages/profile_picture'

type Props = {
  picture: ReturnType<typeof useProfilePicture>
  name: string
  /** The URL of the public picture until a new one is saved. */
  current: string | null
}

/** Chooses, previews and saves a profile picture. */
export function ProfilePicturePicker({ picture, name, current }: Props) {
  const id = useId()
  const { chosen, isSaving } = picture

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={chosen?.src ?? current} size="lg" />
      <div className="min-w-0 flex-1 basis-36">
        <div className="flex flex-wrap gap-3">
          {chosen && (
            <Button busy={isSaving} onClick={picture.save}>
              {isSaving ? profilePicture.savingPicture : profilePicture.savePicture}
            </Button>
          )}
          {chosen ? (
            <Button variant="ghost" disabled={isSaving} onClick={picture.drop}>
              {profilePicture.dropPicture}
            </Button>
          ) : (
            <Button
              asChild
              variant="outline"
              className="has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <label>
                <Camera aria-hidden />
                {profilePicture.choosePicture}
                <PictureInput
                  label={profilePicture.choosePicture}
                  describedBy={`${id}-hint`}
                  onOpen={picture.prepare}
                  onChoose={(file) => void picture.choose(file)}
                />
              </label>
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="mt-2 text-sm text-soft">
          {profilePicture.pictureHint}
        </p>
      </div>
    </div>
  )
}
