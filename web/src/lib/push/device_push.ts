import { sendJson } from '@/lib/http/api'
import { readPushMember, rememberPushMember } from '@/lib/push/push_member'

const SUBSCRIPTIONS = '/api/push/subscriptions'

/**
 * Whether a member receives pushes in this browser. `needsInstall`: an iPhone or iPad, where only the installed app can;
 * `denied`: blocked in the browser's settings.
 */
export type PushState = 'unsupported' | 'needsInstall' | 'denied' | 'off' | 'on'

/** Reads the state for this member and the server's key. */
export async function readPushState(memberId: string, key: string): Promise<PushState> {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return isIphone() ? 'needsInstall' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  const isOn = subscription && hasKey(subscription, key) && readPushMember() === memberId
  return isOn ? 'on' : 'off'
}

/**
 * Asks for the permission and subscribes this browser; call it in the handler of a press, as browsers demand. Without the
 * permission it has no effect. Throws if the push service or the server rejects the subscription.
 */
export async function subscribeDevice(memberId: string, key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const former = await pushManager.getSubscription()
  if (former && !hasKey(former, key)) await former.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  try {
    await save(subscription)
  } catch (error) {
    // The next attempt gets another endpoint.
    await subscription.unsubscribe()
    throw error
  }
  rememberPushMember(memberId)
}

/** Ends this browser's subscription. */
export async function unsubscribeDevice(): Promise<void> {
  const subscription = await currentSubscription()
  rememberPushMember(null)
  if (!subscription) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  // If this fails, the server deletes it when the push service says that it has ended.
  await sendJson('DELETE', SUBSCRIPTIONS, { endpoint }).catch(() => {})
}

/** Saves the subscription of a member again, since it has ended on the server if they have signed in again. */
export async function renewSubscription(memberId: string): Promise<void> {
  if (readPushMember() !== memberId) return
  const subscription = await currentSubscription()
  if (subscription) await save(subscription).catch(() => {})
}

async function currentSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return registration?.pushManager?.getSubscription()
}

function save(subscription: PushSubscription): Promise<void> {
  return sendJson('PUT', SUBSCRIPTIONS, subscription)
}

/** Whether a subscription is for the server's key; another key has replaced it otherwise. */
function hasKey({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '') === key
}

/** iPads name themselves as Macs, but Macs have no touch screen. */
function isIphone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
