import { createContext, useContext, useEffect } from 'react'

/** Adds to the number of forms with unsaved input in a dialog. */
export const UnsavedInput = createContext<(more: number) => void>(() => {})

/** Lets the dialog around a form ask before it closes while the form has unsaved input. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const count = useContext(UnsavedInput)

  useEffect(() => {
    if (!isUnsaved) return
    count(1)
    return () => count(-1)
  }, [isUnsaved, count])
}
