import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom'
import { OverlayHistoryContext } from '@/components/overlay_history_context'

type Overlay = { close: () => void; isClosing?: true }

/**
 * Keeps as many entries on top of a page's own in the history as overlays are open, each marked with how many those are:
 * Back takes one away and closes the topmost. An entry without its overlay, as Forward or a reload finds it, is left again.
 */
export function OverlayHistory({ children }: { children: ReactNode }) {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const [open, setOpen] = useState<readonly Overlay[]>([])
  const seen = useRef(location)
  /** An entry of our own is being added or left: nothing else is asked for until that has arrived. */
  const moving = useRef<'on' | 'back' | null>(null)
  /** A navigation takes the entry's place, once its page is loaded. */
  const isLeaving = useRef(false)

  useEffect(() => {
    const entries = entriesAt(location)
    if (seen.current !== location) {
      const isBack = type === NavigationType.Pop && moving.current !== 'back'
      if (isBack) open.slice(entries).reverse().forEach(closeOverlay)
      seen.current = location
      moving.current = null
      isLeaving.current = false
    }
    if (moving.current) return
    const wanted = open.filter(({ isClosing }) => !isClosing).length
    if (entries < wanted) {
      moving.current = 'on'
      const { pathname, search, state } = location
      const marked = { ...(state as object | null), overlays: entries + 1 }
      // Without the hash, which the router would scroll to. At once: an entry that Back leaves before it is drawn was never here.
      const options = { state: marked, preventScrollReset: true, flushSync: true }
      void navigate({ pathname, search }, options)
    }
    if (entries <= wanted || isLeaving.current) return
    // Later, for one that opens as another closes takes its entry over.
    const timer = setTimeout(() => {
      moving.current = 'back'
      void navigate(wanted - entries)
    })
    return () => clearTimeout(timer)
  }, [open, location, type, navigate])

  const history = useMemo(
    () => ({
      add: (close: () => void) => {
        const overlay = { close }
        isLeaving.current = false
        setOpen((known) => [...known, overlay])
        return () => setOpen((known) => known.filter((each) => each !== overlay))
      },
      leaveBy: (navigate: () => void) => {
        isLeaving.current = true
        navigate()
      },
    }),
    []
  )
  return <OverlayHistoryContext value={history}>{children}</OverlayHistoryContext>
}

function closeOverlay(overlay: Overlay) {
  overlay.isClosing = true
  overlay.close()
}

function entriesAt({ state }: Location) {
  return (state as { overlays?: number } | null)?.overlays ?? 0
}
