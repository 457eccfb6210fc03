import type { ReactNode } from 'react'

/** A short notice about something that has just happened. */
export type Notice = {
  title: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  /** Where to go from here; opens in a new tab. */
  action?: { label: string; href: string }
}

export type ShownNotice = Notice & { id: number; isOpen: boolean }

/** One at a time: a new notice takes the place of the one before. */
const LIMIT = 1
const REMOVAL_DELAY_MS = 1_000_000

let notices: readonly ShownNotice[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a notice, from anywhere in the app. */
export function toast(notice: Notice) {
  lastId += 1
  change([{ ...notice, id: lastId, isOpen: true }, ...notices].slice(0, LIMIT))
  return lastId
}

/** Shows that something was not done, and why. */
export function toastRefusal(title: string, description: string) {
  toast({ title, description, variant: 'destructive' })
}

/** Closes a notice; it is forgotten long after its way out has been shown. */
export function dismissToast(id: number) {
  if (!notices.some((notice) => notice.id === id && notice.isOpen)) return
  change(notices.map((notice) => (notice.id === id ? { ...notice, isOpen: false } : notice)))
  setTimeout(() => change(notices.filter((notice) => notice.id !== id)), REMOVAL_DELAY_MS)
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
