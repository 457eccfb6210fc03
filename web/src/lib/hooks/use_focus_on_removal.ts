import { useLayoutEffect, useRef } from 'react'

const CONTROLS = 'a[href],button,input,select,summary'

/**
 * Keeps the focus when the element of the returned ref is removed with a focused control in it, or with the opener of an
 * overlay that has the focus: moves it to the next control that matches the selector `onto`, or else to the nearest one
 * before.
 */
export function useFocusOnRemoval<Removed extends HTMLElement>(onto?: string) {
  const removed = useRef<Removed>(null)

  useLayoutEffect(() => {
    const element = removed.current
    const { pathname } = window.location
    return () => {
      // A navigation focuses the new page.
      if (!element || !hasFocus(element) || window.location.pathname !== pathname) return
      const before = controlsBefore(element)
      const dialog = element.closest('[role="dialog"]')
      // After the commit, since it may add the next control, and before an overlay returns the focus to its removed opener.
      setTimeout(() => {
        // A dialog focuses itself when a focused control in it is removed.
        if (![document.body, dialog].includes(document.activeElement)) return
        // The focus of a text field opens a phone's keyboard.
        const others = before.filter(({ localName }) => localName !== 'input')
        focusFirst([...controlsAfter(before, onto), ...others])
      })
    }
  }, [onto])
  return removed
}

function hasFocus(element: HTMLElement) {
  return (
    element.contains(document.activeElement) ||
    element.querySelector('[aria-expanded="true"]') !== null
  )
}

/** The controls before an element, nearest first. */
function controlsBefore(element: HTMLElement) {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((each) => each.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .reverse()
}

/** The controls that match a selector, after the nearest one that is still in the page. */
function controlsAfter(before: HTMLElement[], onto: string | undefined) {
  if (onto === undefined) return []
  const last = before.find((each) => each.isConnected)
  return [...document.querySelectorAll<HTMLElement>(onto)].filter(
    (each) => !last || last.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING
  )
}

/** Focuses the first control that can be focused: others are disabled or hidden. */
function focusFirst(controls: HTMLElement[]) {
  for (const control of controls) {
    control.focus()
    if (document.activeElement === control) return
  }
}
