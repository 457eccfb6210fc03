import type { ReactNode } from 'react'

/** A short notice about something that has just happened. */
export type Notice = {
  title: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  action?: NoticeAction
  /** Called once, when the notice has gone: by itself, dismissed, or for a newer one. */
  onGone?: () => void
}

/** Where to go from here, in a new tab; or what can be done, with how a keyboard gets there, for those who only hear of it. */
export type NoticeAction =
  { label: string; href: string } | { label: string; hint: string; onPress: () => void }

export type ShownNotice = Notice & { id: number; isOpen: boolean }

/** One at a time: a new notice takes the place of the one before. */
const LIMIT = 1
const REMOVAL_DELAY_MS = 1_000_000

let notices: readonly ShownNotice[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a notice, from anywhere in the app. */
export function toast(notice: Notice) {
  const id = ++lastId
  const all = [{ ...notice, id, isOpen: true }, ...notices]
  change(all.slice(0, LIMIT))
  for (const { isOpen, onGone } of all.slice(LIMIT)) if (isOpen) onGone?.()
  return id
}

/** Shows that something was not done, and why. */
export function toastError(title: string, description: string) {
  toast({ title, description, variant: 'destructive' })
}

/** Closes a notice; it is forgotten long after its way out has been shown. */
export function dismissToast(id: number) {
  const going = notices.find((notice) => notice.id === id && notice.isOpen)
  if (!going) return
  change(notices.map((notice) => (notice.id === id ? { ...notice, isOpen: false } : notice)))
  setTimeout(() => change(notices.filter((notice) => notice.id !== id)), REMOVAL_DELAY_MS)
  going.onGone?.()
}

/** The notices on show, newest first. */
export function currentToasts() {
  return notices
}

/** Calls back on every change; returns what stops it. */
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
