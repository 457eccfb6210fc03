import { createContext, useContext, useEffect } from 'react'
import { useBrowserQuestion } from '@/components/use_browser_question'

/** Adds to the number of forms with unsaved input in a dialog or on a page. */
export const UnsavedInput = createContext<(more: number) => void>(() => {})

/** Lets the dialog or page around a form, and the browser, ask before they close while the form has unsaved input. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const count = useContext(UnsavedInput)
  useBrowserQuestion(() => isUnsaved)

  useEffect(() => {
    if (!isUnsaved) return
    count(1)
    return () => count(-1)
  }, [isUnsaved, count])
}
