import type { Dispatch } from '@reduxjs/toolkit'
import { installableChanged, visitEnded, visitStarted } from '@/lib/preferences/install_offer'

/** Chromium's event. Other browsers lack it. */
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> }

let received: InstallPromptEvent | undefined

/**
 * Records visits and keeps the browser's install prompt for the offer, in place of the browser's own banner. Called before the
 * first render, since the event may come early.
 */
export function followInstallPrompt(dispatch: Dispatch): void {
  const onVisibility = () => {
    dispatch((document.hidden ? visitEnded : visitStarted)(Date.now()))
  }
  onVisibility()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    received = event as InstallPromptEvent
    dispatch(installableChanged(true))
  })
  window.addEventListener('appinstalled', () => void dispatch(installableChanged(false)))
}

/** Shows the browser's install prompt. It can be shown once. */
export async function showInstallPrompt(): Promise<void> {
  await received?.prompt()
}
