import { useEffect, useRef } from 'react'
import { useToast } from '@/lib/toasts/use_toast'

/** Returns a function that shows an error notice. The notice closes when its form is left. */
export function useFailureNotice() {
  const { toast, dismissToast } = useToast()
  const shown = useRef<string>(undefined)
  useEffect(() => () => void (shown.current && dismissToast(shown.current)), [dismissToast])

  return (title: string, description: string) =>
    void (shown.current = toast({ title, description, variant: 'destructive' }))
}
