import type { ReactNode } from 'react'

/** A short notice about an event. */
export type Notice = {
  title: ReactNode
  description?: ReactNode
  /** By default the notice of a success. */
  variant?: 'default' | 'info' | 'destructive'
  action?: NoticeAction
  /** Called once when the notice closes: after its timeout, by dismissal, or replaced by a newer one. */
  onGone?: () => void
}

/** A link in a new tab, or an action; `hint` describes its keyboard access to screen readers. */
export type NoticeAction =
  { label: string; href: string } | { label: string; hint: string; onPress: () => void }

export type ShownNotice = Notice & { id: number; isOpen: boolean }

/** A new notice replaces the previous one. */
const LIMIT = 1
const REMOVAL_DELAY_MS = 1_000_000

let notices: readonly ShownNotice[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a notice and returns its id. */
export function toast(notice: Notice) {
  const id = ++lastId
  const all = [{ ...notice, id, isOpen: true }, ...notices]
  change(all.slice(0, LIMIT))
  for (const { isOpen, onGone } of all.slice(LIMIT)) if (isOpen) onGone?.()
  return id
}

/** Shows an error notice. */
export function toastError(title: string, description: string) {
  toast({ title, description, variant: 'destructive' })
}

/** Closes a notice; it is removed long after its closing animation. */
export function dismissToast(id: number) {
  const closing = notices.find((notice) => notice.id === id && notice.isOpen)
  if (!closing) return
  change(notices.map((notice) => (notice.id === id ? { ...notice, isOpen: false } : notice)))
  setTimeout(() => change(notices.filter((notice) => notice.id !== id)), REMOVAL_DELAY_MS)
  closing.onGone?.()
}

/** The current notices, newest first. */
export function currentToasts() {
  return notices
}

/** Calls the listener on every change; returns a function that removes it. */
export function listenToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function change(next: readonly ShownNotice[]) {
  notices = next
  listeners.forEach((listener) => listener())
}
