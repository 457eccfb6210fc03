import { ArrowUp } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { IconButton } from '@/components/icon_button'
import { scrollBehavior } from '@/lib/scroll_behavior'
import { home } from '@/messages/home'

/** How far down somebody must be before the way back up is worth a button, in pixels. */
const FAR = 600

/** Takes the reader back to the top of a long page. */
export function ScrollToTop() {
  const [isFarDown, setIsFarDown] = useState(false)
  // Whoever comes Back far down is scrolled there as soon as the page is, and only once. Looking at once would make the
  // browser lay out the page at once.
  useLayoutEffect(() => {
    const look = () => setIsFarDown(window.scrollY > FAR)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!isFarDown) return null

  return (
    <div className="above-bar fixed right-4 z-20 animate-fade-in rounded-full shadow-lift">
      <IconButton
        label={home.scrollToTop}
        icon={<ArrowUp aria-hidden />}
        variant="primary"
        onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
      />
    </div>
  )
}
