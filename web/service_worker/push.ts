import type { PushMessage } from '@saajha/contract/push'
import type { TabRequest, TabState } from './tab_request.ts'
import { isAppPage } from './urls.ts'

declare const self: ServiceWorkerGlobalScope

/** Shown for a push that cannot be read, since browsers demand a notification for each push. */
const UNREADABLE: PushMessage = {
  title: 'New notification · नया नोटिफ़िकेशन',
  body: '',
  language: 'en',
  path: '/dashboard?tab=notifications',
  tag: 'unreadable',
}

/** Shows pushes as notifications; a click on one opens its page. */
export function showPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(messageOf(event.data))))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(urlOf(event.notification.data)))
  })
}

function messageOf(data: PushMessageData | null): PushMessage {
  try {
    const message = data!.json() as PushMessage
    const { title, body, path, tag } = message
    const isMessage = [title, body, path, tag].every((text) => typeof text === 'string')
    return isMessage && title ? message : UNREADABLE
  } catch {
    return UNREADABLE
  }
}

function show({ title, body, language, path, tag }: PushMessage): Promise<void> {
  const options = { body, tag, lang: language, data: path, icon: '/icons/icon-192.png' }
  return self.registration.showNotification(title, {
    ...options,
    // A notification that replaces another one alerts as well.
    ...{ renotify: tag !== '' },
  })
}

/** The URL of a page of the app; the dashboard for anything else. */
function urlOf(path: unknown): string {
  const { origin } = self.location
  try {
    const url = new URL(String(path), origin)
    const isPage = String(path).startsWith('/') && url.origin === origin && isAppPage(url.pathname)
    if (isPage) return url.href
  } catch {
    // Not a URL.
  }
  return origin + UNREADABLE.path
}

/** How long a tab may take to respond, in milliseconds; one in the background may be suspended until it has the focus. */
const BACKGROUND_MS = 500
const FOCUSED_MS = 2_000

/**
 * Shows a URL in the tab that already shows it, else in the tab used last of those without unsaved input, else in a new one.
 * A tab goes there by the app's router. One that never responds, such as a page that is still loading, is navigated.
 */
async function open(url: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' })
  // Before the focus, since a browser allows either a focus or a new window after a click.
  const states = await Promise.all(
    tabs.map((tab) => request(tab, { type: 'ask', url }, BACKGROUND_MS))
  )
  const best = (['shown', 'free', undefined] as const).find((state) => states.includes(state))
  const tab = tabs[states.indexOf(best)]
  if (!tab || !states.includes(best)) return void (await self.clients.openWindow(url))
  await tab.focus()
  if (best === 'shown') return
  if (!(await request(tab, { type: 'open', url }, FOCUSED_MS))) await tab.navigate(url)
}

/** Sends a request to a tab; undefined if it does not respond in time. */
function request(
  tab: WindowClient,
  message: TabRequest,
  timeout: number
): Promise<TabState | undefined> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<TabState | undefined>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<TabState>) => resolve(data)
    setTimeout(resolve, timeout, undefined)
    tab.postMessage(message, [port2])
  }).finally(() => port1.close())
}
