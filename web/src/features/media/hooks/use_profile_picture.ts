import { LIMITS } from '@saajha/contract/limits'
import type { ProfilePicture, ProfileUpload } from '@saajha/contract/media'
import { useMutation } from '@tanstack/react-query'
import { usePhotoUploads } from '@/features/media/hooks/use_photo_uploads'
import { chosenPhoto } from '@/features/media/photo'
import type { Sender } from '@/features/media/photo_uploads'
import { putFile } from '@/features/media/put_file'
import { readPicture } from '@/features/media/read_picture'
import { rejectionOf } from '@/features/media/rejection_of'
import { sendJson } from '@/lib/http/api'
import { useToast } from '@/lib/toasts/use_toast'
import { media } from '@/messages/media'

/**
 * A new profile picture: chosen and previewed, then saved; on the dashboard it is saved immediately. `onSaved` receives
 * its public URL.
 */
export function useProfilePicture(page: 'profile' | 'dashboard', onSaved: (url: string) => void) {
  const { toast } = useToast()
  const isSavedAtOnce = page === 'dashboard'
  const { photos, selection } = usePhotoUploads([], { send, limit: 1, isImmediate: false })
  const drop = () => photos.replace({ shown: [], excess: [] })

  const choose = async (picked: File) => {
    const reading = await readPicture(picked, LIMITS.profileImageBytes)
    if ('fieldError' in reading) return toast({ ...reading.fieldError, variant: 'destructive' })
    photos.replace({ shown: [chosenPhoto(reading.file)], excess: [] })
    if (isSavedAtOnce) saving.mutate()
  }

  const saving = useMutation({
    mutationFn: photos.upload,
    onSuccess: ([url]) => {
      drop()
      onSaved(url!)
      toast(media.pictureUpdated[page])
    },
    onError: ({ cause }) => {
      if (isSavedAtOnce) drop()
      const { title, description } = media.pictureFailed[page]
      toast({
        title,
        description: rejectionOf(cause) ?? description,
        variant: 'destructive',
      })
    },
  })

  return {
    chosen: selection.shown[0],
    choose,
    drop,
    isSaving: saving.isPending,
    save: () => {
      if (!saving.isPending) saving.mutate()
    },
  }
}

const send: Sender =
  () =>
  async ({ file, onProgress, signal }) => {
    const { uploadURL } = await sendJson<ProfileUpload>('POST', '/api/profile/upload-url')
    await putFile({ uploadUrl: uploadURL, file, onProgress, signal })
    const [profileImageUrl] = uploadURL.split('?')
    const picture = { profileImageUrl }
    const { objectPath } = await sendJson<ProfilePicture>('PUT', '/api/profile/picture', picture)
    return objectPath
  }
