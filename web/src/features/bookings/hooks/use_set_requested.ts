import { useSearchParams } from 'react-router-dom'

/** Sets a part of the booking request in the URL; null removes it. */
export function useSetRequested() {
  const [, setParameters] = useSearchParams()

  return (name: 'units' | 'collectAt' | 'returnAt', value: string | null) =>
    setParameters(
      (before) => {
        const parameters = new URLSearchParams(before)
        if (value === null) parameters.delete(name)
        else parameters.set(name, value)
        return parameters
      },
      // In a transition, a second quick tap would read the state before the first one.
      { replace: true, preventScrollReset: true, flushSync: true }
    )
}
