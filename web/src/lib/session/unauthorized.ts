const listeners = new Set<() => void>()

/** Calls back when the server rejects a call for want of a session; returns what stops it. */
export function onUnauthorized(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells the listeners. */
export function reportUnauthorized() {
  for (const listener of listeners) listener()
}
