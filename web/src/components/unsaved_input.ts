import { createContext, useContext, useEffect } from 'react'
import { useBrowserQuestion } from '@/components/use_browser_question'

/** Adds to the number of forms with unsaved input in a dialog or on a page. */
export const UnsavedInput = createContext<(more: number) => void>(() => {})

/**
 * Lets the dialog or page around a form, and the browser, ask before they close while the form has unsaved input. While the form
 * is being sent only the browser asks, since a closed tab aborts the request.
 */
export function useUnsavedInput(isUnsaved: boolean, { isSending = false } = {}): void {
  const count = useContext(UnsavedInput)
  useBrowserQuestion(() => isUnsaved)

  useEffect(() => {
    if (!isUnsaved || isSending) return
    count(1)
    return () => count(-1)
  }, [isUnsaved, isSending, count])
}
