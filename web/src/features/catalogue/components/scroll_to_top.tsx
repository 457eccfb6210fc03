import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '@/components/icon_button'
import { softly } from '@/lib/softly'
import { home } from '@/messages/home'

/** How far down somebody must be before the way back up is worth a button, in pixels. */
const FAR = 600

/** Takes the reader back to the top of a long page. */
export function ScrollToTop() {
  const isFarDown = useSyncExternalStore(listenToScroll, () => window.scrollY > FAR)
  if (!isFarDown) return null

  return (
    <div className="above-bar fixed right-4 z-20 animate-fade-in rounded-full shadow-lift">
      <IconButton
        label={home.scrollToTop}
        icon={<ArrowUp aria-hidden />}
        variant="primary"
        onClick={() => window.scrollTo({ top: 0, behavior: softly() })}
      />
    </div>
  )
}

function listenToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
