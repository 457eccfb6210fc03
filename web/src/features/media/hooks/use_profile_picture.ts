import { LIMITS } from '@saajha/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadUploads } from '@/features/media/load_uploads'
import { rejectionOf } from '@/features/media/rejection_of'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { profilePicture } from '@/messages/profile_picture'

/**
 * A new profile picture: chosen and previewed, then saved; on the dashboard it is saved immediately. `onSaved` receives
 * its public URL. `prepare` loads the code while the member chooses a file.
 */
export function useProfilePicture(page: 'profile' | 'dashboard', onSaved: (url: string) => void) {
  const { toast, toastError } = useToast()
  const isSavedAtOnce = page === 'dashboard'
  const [chosen, setChosen] = useState<{ file: Blob; src: string } | null>(null)
  const drop = () => setChosen(null)

  // The browser holds a file in memory until its preview is revoked.
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen.src) : undefined), [chosen])

  const choose = async (picked: File) => {
    const code = await loadUploads().catch(() => null)
    if (!code) return toastError(common.somethingWentWrong, common.offlineHint)
    const reading = await code.readPicture(picked, LIMITS.profileImageBytes)
    if ('fieldError' in reading) return toast({ ...reading.fieldError, variant: 'destructive' })
    const { file } = reading
    setChosen({ file, src: URL.createObjectURL(file) })
    if (isSavedAtOnce) saving.mutate(file)
  }

  const saving = useMutation({
    mutationFn: async (file: Blob) => (await loadUploads()).sendProfilePicture(file),
    onSuccess: (url) => {
      drop()
      onSaved(url)
      toast(profilePicture.pictureUpdated[page])
    },
    onError: (error) => {
      if (isSavedAtOnce) drop()
      const { title, description } = profilePicture.pictureFailed[page]
      toast({ title, description: rejectionOf(error) ?? description, variant: 'destructive' })
    },
  })

  return {
    chosen,
    prepare: () => void loadUploads().catch(() => {}),
    choose,
    drop,
    isSaving: saving.isPending,
    save: () => {
      if (chosen && !saving.isPending) saving.mutate(chosen.file)
    },
  }
}
