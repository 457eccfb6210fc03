import { useEffect } from 'react'

/**
 * Keeps the CSS variables `--visible-height` and `--visible-top`, in pixels, at the part of the screen that the on-screen keyboard
 * leaves. `dvh` includes the keyboard. A zoomed page leaves the variables as they are for the whole screen.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement
    const measure = () => {
      const isZoomed = viewport.scale > 1.01
      style.setProperty('--visible-height', `${Math.round(viewport.height * viewport.scale)}px`)
      style.setProperty('--visible-top', `${isZoomed ? 0 : Math.round(viewport.offsetTop)}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
  }, [])
}
