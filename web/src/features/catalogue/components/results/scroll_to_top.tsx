import { ArrowUp } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { IconButton } from '@/components/icon_button'
import { scrollBehavior } from '@/lib/page/scroll_behavior'
import { sections } from '@/messages/sections'

/** The scroll position from which the button is shown, in pixels. */
const MIN_SCROLL_PX = 600

/** A button that scrolls to the top of a long page. */
export function ScrollToTop() {
  const [isFarDown, setIsFarDown] = useState(false)
  // Back restores the scroll position once, right after the render, so the listener is added in a layout effect. Reading the
  // position here would force a layout.
  useLayoutEffect(() => {
    const onScroll = () => setIsFarDown(window.scrollY > MIN_SCROLL_PX)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  if (!isFarDown) return null

  return (
    <div className="above-bar fixed right-4 z-20 animate-fade-in rounded-full shadow-lift">
      <IconButton
        label={sections.scrollToTop}
        icon={<ArrowUp aria-hidden />}
        variant="primary"
        onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
      />
    </div>
  )
}
