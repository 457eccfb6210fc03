import type { PushMessage } from '@saajha/contract/push'
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

/** Opens a URL in the tab of the app that was used last, else in a new one. */
async function open(url: string): Promise<void> {
  const [tab] = await self.clients.matchAll({ type: 'window' })
  if (!tab) return void (await self.clients.openWindow(url))
  // First, since a browser allows it for a moment after the click only.
  await tab.focus()
  await tab.navigate(url)
}
