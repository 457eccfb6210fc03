import { useEffect, useState, type ComponentType } from 'react'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'

/**
 * The component that a press opens, loaded with the first one; null until then. A failure shows an error and closes it, and
 * the next press retries. `load` is a constant function, and `setOpen` the setter of a state.
 */
export function useCodeOfPress<Props>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  const isLoaded = Loaded !== null
  const { toastError } = useToast()

  // Not `lazy`: it keeps a failure.
  useEffect(() => {
    if (!isOpen || isLoaded) return
    load().then(
      (loaded) => setLoaded(() => loaded),
      () => {
        setOpen(false)
        toastError(common.somethingWentWrong, common.offlineHint)
      }
    )
  }, [isOpen, isLoaded, load, setOpen, toastError])
  return Loaded
}
