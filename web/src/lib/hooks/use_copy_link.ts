import { useToast } from '@/lib/toasts/use_toast'
import { share } from '@/messages/share'

/** Copies a URL and shows a notice; where the browser has no clipboard, the notice shows the URL. */
export function useCopyLink() {
  const { toast, toastError } = useToast()

  return async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: share.copied })
    } catch {
      toastError(share.copyFailed, url)
    }
  }
}
