import type { TabRequest, TabState } from '../../../service_worker/tab_request'

/** Text boxes whose text would be lost; a search is typed again in a moment. */
const TEXT_BOXES = 'textarea, input:not([type=search], [role=searchbox], [role=combobox])'

/**
 * Responds to the service worker: on a press on a notification it asks where the page may be shown. `navigate` opens a path in
 * this tab. A tab with unsaved input stays where it is. Returns a function that stops it.
 */
export function openPressedNotifications(navigate: (path: string) => unknown): () => void {
  const typed = new WeakSet<EventTarget>()
  const onInput = ({ target }: Event) => target && typed.add(target)

  const stateFor = (url: URL): TabState => {
    if (url.href === window.location.href) return 'shown'
    const boxes = document.querySelectorAll<HTMLInputElement>(TEXT_BOXES)
    // A ready text, chosen rather than typed, fills a textarea; an input may have the member's saved data.
    const hasText = [...boxes].some(
      (box) => box.value.trim() !== '' && (box.tagName === 'TEXTAREA' || typed.has(box))
    )
    return hasText || asksBeforeUnload() ? 'unsaved' : 'free'
  }
  const onMessage = ({ data, ports }: MessageEvent<TabRequest>) => {
    const url = new URL(data.url)
    const state = stateFor(url)
    if (data.type === 'open' && state === 'free') navigate(url.pathname + url.search + url.hash)
    ports[0]?.postMessage(state)
  }

  document.addEventListener('input', onInput)
  navigator.serviceWorker?.addEventListener('message', onMessage)
  return () => {
    document.removeEventListener('input', onInput)
    navigator.serviceWorker?.removeEventListener('message', onMessage)
  }
}

/** Whether a form would ask before the tab is closed. */
function asksBeforeUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
