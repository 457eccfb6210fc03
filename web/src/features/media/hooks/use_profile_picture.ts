import { LIMITS } from '@saajha/contract/limits'
import type { ProfilePicture, ProfileUpload } from '@saajha/contract/media'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readPicture } from '@/features/media/read_picture'
import { putFile } from '@/features/media/put_file'
import { rejectionOf } from '@/features/media/rejection_of'
import { waitForVariants } from '@/features/media/wait_for_variants'
import { sendJson } from '@/lib/http/api'
import { useToast } from '@/lib/toasts/use_toast'
import { media } from '@/messages/media'

type Chosen = { file: Blob; preview: string }

/**
 * A new profile picture: chosen and previewed, then saved; on the dashboard it is saved immediately. `onSaved` receives
 * its public URL.
 */
export function useProfilePicture(page: 'profile' | 'dashboard', onSaved: (url: string) => void) {
  const { toast } = useToast()
  const isSavedAtOnce = page === 'dashboard'
  const [chosen, setChosen] = useState<Chosen | null>(null)
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])

  const choose = async (picked: File) => {
    const reading = await readPicture(picked, LIMITS.profileImageBytes)
    if ('fieldError' in reading) return toast({ ...reading.fieldError, variant: 'destructive' })
    const next = { file: reading.file, preview: URL.createObjectURL(reading.file) }
    setChosen(next)
    if (isSavedAtOnce) saving.mutate(next)
  }

  const saving = useMutation({
    mutationFn: async ({ file }: Chosen) => {
      const { uploadURL } = await sendJson<ProfileUpload>('POST', '/api/profile/upload-url')
      await putFile({ uploadUrl: uploadURL, file })
      const [profileImageUrl] = uploadURL.split('?')
      const picture = { profileImageUrl }
      const { objectPath } = await sendJson<ProfilePicture>('PUT', '/api/profile/picture', picture)
      await waitForVariants(objectPath)
      return objectPath
    },
    onSuccess: (url) => {
      setChosen(null)
      onSaved(url)
      toast(media.pictureUpdated[page])
    },
    onError: (error) => {
      if (isSavedAtOnce) setChosen(null)
      const { title, description } = media.pictureFailed[page]
      toast({
        title,
        description: rejectionOf(error) ?? description,
        variant: 'destructive',
      })
    },
  })

  return {
    chosen,
    choose,
    drop: () => setChosen(null),
    isSaving: saving.isPending,
    save: () => {
      if (chosen && !saving.isPending) saving.mutate(chosen)
    },
  }
}
