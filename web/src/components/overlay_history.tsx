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
 * Adds one history entry for each open overlay above the page's entry; the entry's state counts the overlays. Back removes an
 * entry and closes the topmost overlay. An entry without an overlay, as after Forward or a reload, is left again.
 */
export function OverlayHistory({ children }: { children: ReactNode }) {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const [open, setOpen] = useState<readonly Overlay[]>([])
  const seen = useRef(location)
  /** The pending navigation of this component; the next one starts after it. */
  const pending = useRef<'add' | 'back' | null>(null)
  /** Whether a navigation is about to replace the overlay's entry. */
  const isLeaving = useRef(false)

  useEffect(() => {
    const entries = entriesAt(location)
    if (seen.current !== location) {
      const isBack = type === NavigationType.Pop && pending.current !== 'back'
      if (isBack) open.slice(entries).reverse().forEach(closeOverlay)
      seen.current = location
      pending.current = null
      isLeaving.current = false
    }
    if (pending.current) return
    const wanted = open.filter(({ isClosing }) => !isClosing).length
    if (entries < wanted) {
      pending.current = 'add'
      const { pathname, search } = location
      const marked = { ...(location.state as object | null), overlays: entries + 1 }
      // Without the hash, to which the router would scroll. `flushSync`, so that Back cannot precede the render of the entry.
      const options = { state: marked, preventScrollReset: true, flushSync: true }
      // Deferred, since every link of the page renders again with the entry: the overlay is painted first.
      setTimeout(() => {
        if (seen.current === location) void navigate({ pathname, search }, options)
      })
    }
    if (entries <= wanted || isLeaving.current) return
    // Deferred, since an overlay that opens as another one closes reuses its entry.
    const timer = setTimeout(() => {
      pending.current = 'back'
      void navigate(wanted - entries)
    })
    return () => clearTimeout(timer)
  }, [open, location, type, navigate])

  const history = useMemo(
    () => ({
      add: (close: () => void) => {
        const overlay = { close }
        isLeaving.current = false
        setOpen((overlays) => [...overlays, overlay])
        return () => setOpen((overlays) => overlays.filter((each) => each !== overlay))
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
