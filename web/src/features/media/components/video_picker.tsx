import { VIDEO_TYPES } from '@saajha/contract/limits'
import { inputs } from '@/messages/inputs'
import { Film, X } from 'lucide-react'
import { FileDropzone } from '@/features/media/components/file_dropzone'
import { IconButton } from '@/components/icon_button'
import type { useVideo } from '@/features/media/hooks/use_video'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { media } from '@/messages/media'

const MEGABYTE = 1024 * 1024

type Props = {
  video: ReturnType<typeof useVideo>
  /** Whether the listing is being saved; its video is read-only meanwhile. */
  isLocked: boolean
}

/** Picker for the single video of a listing. */
export function VideoPicker({ video, isLocked }: Props) {
  const { chosen, savedUrl, choose } = video

  if (!chosen && !savedUrl) {
    return (
      <FileDropzone
        label={media.addVideo}
        hint={media.videoHint}
        icon={<Film aria-hidden className="size-6" />}
        accept={VIDEO_TYPES.join(',')}
        isLocked={isLocked}
        onChoose={([file]) => file && choose(file)}
      />
    )
  }
  return <ChosenVideo video={video} isLocked={isLocked} />
}

function ChosenVideo({ video, isLocked }: Props) {
  const { chosen, progress, isTooLargeToUpload, remove } = video
  const card = useFocusOnRemoval<HTMLDivElement>('input[type="file"]:not([multiple])')

  return (
    <div ref={card} className="rounded-card border border-line bg-surface p-3 shadow-soft">
      <div className="flex items-center gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-control bg-primary-tint text-primary">
          <Film aria-hidden className="size-6" />
        </span>
        <p className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{chosen?.name ?? media.currentVideo}</span>
          {chosen && (
            <span className="block text-sm text-soft">
              {media.megabytes({ size: (chosen.size / MEGABYTE).toFixed(2) })}
            </span>
          )}
        </p>
        <IconButton
          label={media.removeVideo}
          icon={<X aria-hidden />}
          disabled={isLocked}
          onClick={remove}
        />
      </div>
      {isTooLargeToUpload && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {inputs.videoTooLargeToUpload}
        </p>
      )}
      {progress !== null && (
        <progress
          value={Math.round(progress * 100)}
          max={100}
          aria-label={media.uploadingVideo}
          className="mt-3 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
        />
      )}
    </div>
  )
}
