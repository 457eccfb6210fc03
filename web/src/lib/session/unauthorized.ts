const listeners = new Set<() => void>()

/** Calls the listener when the server responds 401; returns a function that removes the listener. */
export function onUnauthorized(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls the listeners of `onUnauthorized`. */
export function reportUnauthorized() {
  for (const listener of listeners) listener()
}
