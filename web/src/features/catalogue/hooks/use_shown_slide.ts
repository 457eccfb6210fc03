import { useState, type UIEvent } from 'react'

/** The index of the visible slide of a horizontal strip; spread `strip` on the strip. */
export function useShownSlide() {
  const [shown, setShown] = useState(0)

  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setShown(clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0)

  return { shown, strip: { onScroll } }
}
