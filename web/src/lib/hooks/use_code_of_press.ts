import { useEffect, useState } from 'react'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'

/**
 * What a press opens, loaded with the first one; an empty object until then. A failure shows an error and closes it, and the
 * next press retries. `load` is a constant function, and `setOpen` the setter of a state.
 */
export function useCodeOfPress<Code extends object>(
  load: () => Promise<Code>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void
): Partial<Code> {
  const [code, setCode] = useState<Code | null>(null)
  const isLoaded = code !== null
  const { toastError } = useToast()

  // Not `lazy`: it keeps a failure.
  useEffect(() => {
    if (!isOpen || isLoaded) return
    load().then(setCode, () => {
      setOpen(false)
      toastError(common.somethingWentWrong, common.offlineHint)
    })
  }, [isOpen, isLoaded, load, setOpen, toastError])
  return code ?? {}
}
