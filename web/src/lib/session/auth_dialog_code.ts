import { savesData } from '@/lib/page/saves_data'

let load: () => Promise<unknown> = () => Promise.resolve()

/** Sets the function that fetches the sign-in dialog's code. The code belongs to a feature. */
export function setAuthDialogLoader(loader: () => Promise<unknown>): void {
  load = loader
}

/** Fetches the sign-in dialog's code, once; rejects if the network fails. */
export function loadAuthDialog(): Promise<unknown> {
  return load()
}

/** Prefetches the sign-in dialog's code, unless the browser saves data. The press on the control reports a failure. */
export function preloadAuthDialog(): void {
  if (!savesData()) load().catch(() => {})
}
