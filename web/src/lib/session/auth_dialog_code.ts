let load: () => Promise<unknown> = () => Promise.resolve()

/** Sets what fetches the sign-in dialog's code, which is a feature's and so unknown here. */
export function setAuthDialogLoader(loader: () => Promise<unknown>): void {
  load = loader
}

/** Fetches the sign-in dialog's code, once; rejects if the network fails. */
export function loadAuthDialog(): Promise<unknown> {
  return load()
}

/** Fetches it ahead of a press, unless the visitor saves data. A failure is reported by the press. */
export function preloadAuthDialog(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (!connection?.saveData) load().catch(() => {})
}
