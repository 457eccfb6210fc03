import { Camera } from 'lucide-react'
import { useId, type ChangeEvent } from 'react'
import { Avatar } from '@/components/avatar'
import { Button } from '@/components/button'
import type { useProfilePicture } from '@/features/media/hooks/use_profile_picture'
import { media } from '@/messages/media'

type Props = {
  picture: ReturnType<typeof useProfilePicture>
  name: string
  /** The picture others see until a new one is saved. */
  current: string | null
}

/** Chooses a profile picture, shows it as it will be, and saves it. */
export function ProfilePicturePicker({ picture, name, current }: Props) {
  const id = useId()
  const { chosen, isSaving } = picture

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file) void picture.choose(file)
  }

  return (
    <div className="flex items-center gap-5">
      <Avatar name={name} src={chosen?.preview ?? current} size="lg" />
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3">
          {chosen && (
            <Button busy={isSaving} onClick={picture.save}>
              {isSaving ? media.savingPicture : media.savePicture}
            </Button>
          )}
          {chosen ? (
            <Button variant="ghost" disabled={isSaving} onClick={picture.drop}>
              {media.dropPicture}
            </Button>
          ) : (
            <Button
              asChild
              variant="outline"
              className="has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <label htmlFor={id}>
                <Camera aria-hidden />
                {media.choosePicture}
                <input
                  id={id}
                  type="file"
                  accept="image/*"
                  aria-label={media.choosePicture}
                  aria-describedby={`${id}-hint`}
                  onChange={choose}
                  className="sr-only"
                />
              </label>
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="mt-2 text-sm text-soft">
          {media.pictureHint}
        </p>
      </div>
    </div>
  )
}
