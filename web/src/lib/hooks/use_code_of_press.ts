import { useEffect, useEffectEvent, useState } from 'react'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'

/**
 * What a press opens, loaded with the first one; an empty object until then. A failure shows an error and closes it, and the
 * next press retries. `load` is a constant function.
 */
export function useCodeOfPress<Code extends object>(
  load: () => Promise<Code>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void
): Partial<Code> {
  const [code, setCode] = useState<Code | null>(null)
  const isLoaded = code !== null
  const { toastError } = useToast()

  const onFailed = useEffectEvent(() => {
    setOpen(false)
    toastError(common.somethingWentWrong, common.offlineHint)
  })

  // Not `lazy`: it keeps a failure.
  useEffect(() => {
    if (isOpen && !isLoaded) load().then(setCode, () => onFailed())
  }, [isOpen, isLoaded, load])
  return code ?? {}
}
