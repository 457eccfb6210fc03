import { useState } from 'react'

/**
 * Whether the flag has been true since the component was mounted. Overlays are mounted on their first opening, when their code
 * is loaded, and stay mounted for their closing animation.
 */
export function useKeepMounted(isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen
}
