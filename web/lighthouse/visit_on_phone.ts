import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core'
import { setTimeout } from 'node:timers/promises'

/** 1.6 Mbit/s down and 0.75 Mbit/s up in bytes a second, and milliseconds of latency. */
const NETWORK = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
const SLOWER = 4
const PHONE = { width: 360, height: 740 }
/** Without requests for this time, in milliseconds, a screen is complete. */
const SETTLED = 1500
const PATIENCE = 60_000

/** What a request cost: bytes on the wire, and when it began and ended in milliseconds after the navigation. */
type ScreenRequest = {
  kind: Kind
  path: string
  began: number
  ended: number
  bytes: number
}
type Kind = 'page' | 'script' | 'data' | 'picture' | 'other'

/** One opening of a screen: milliseconds until its largest content, layout shift, and bytes by kind. */
export type Opening = {
  largestContent: number
  shift: number
  requests: number
  bytes: Record<Kind, number>
}

/** A screen opened with an empty cache, its main control pressed (milliseconds until the next frame), and opened again. */
export type ScreenVisit = {
  cold: Opening
  pressed: number
  warm: Opening
  requests: ScreenRequest[]
}

type Visited = {
  url: string
  path: string
  language: 'en' | 'hi'
  cookies: Parameters<BrowserContext['addCookies']>[0]
  press(page: Page): Locator
}

/** Opens a screen as a person with a cheap phone, in a browser context of its own. */
export async function visitOnPhone(
  browser: Browser,
  { url, path, language, cookies, press }: Visited
): Promise<ScreenVisit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  context.setDefaultTimeout(PATIENCE)
  try {
    await context.addCookies([...cookies, { name: 'language', value: language, url }])
    await context.addInitScript(observe)
    const first = await open(context, path)
    const control = press(first.page)
    await control.scrollIntoViewIfNeeded()
    const before = await first.page.evaluate(() => window.figures.pressed)
    await control.tap({ force: true })
    await setTimeout(SETTLED)
    const after = await first.page.evaluate(() => window.figures.pressed)
    // It fetches the whole app, which would compete with the second opening.
    await first.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await first.page.close()
    const again = await open(context, path)
    return {
      cold: first.opening,
      pressed: Math.max(after, before),
      warm: again.opening,
      requests: first.requests,
    }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    figures: { largestContent: number; largestText: string; shift: number; pressed: number }
  }
}

/** Runs in the page, before its scripts. */
function observe(): void {
  const figures = { largestContent: 0, largestText: '', shift: 0, pressed: 0 }
  window.figures = figures
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
      const text = entry.element?.textContent?.trim() ?? ''
      // A text that the app paints again, a pixel larger, is no new content.
      if (text === '' || text !== figures.largestText) figures.largestContent = entry.startTime
      figures.largestText = text
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) figures.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) figures.pressed = Math.max(figures.pressed, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

async function open(
  context: BrowserContext,
  path: string
): Promise<{ page: Page; opening: Opening; requests: ScreenRequest[] }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const requests = recordRequests(session)
  await page.goto(path)
  await settle(page, requests)
  const { largestContent, shift } = await page.evaluate(() => window.figures)
  const all = requests()
  const bytes = { page: 0, script: 0, data: 0, picture: 0, other: 0 }
  for (const each of all) bytes[each.kind] += each.bytes
  return { page, opening: { largestContent, shift, requests: all.length, bytes }, requests: all }
}

/** Waits until no request has begun or ended for a while. */
async function settle(page: Page, requests: () => ScreenRequest[]): Promise<void> {
  await page.waitForLoadState('load')
  let known = -1
  while (known !== requests().length) {
    known = requests().length
    await setTimeout(SETTLED)
  }
}

/** Records what a page loads. What comes from a cache costs no bytes and is left out. */
function recordRequests(session: CDPSession): () => ScreenRequest[] {
  const began = new Map<string, { at: number; url: string; type: string }>()
  const ended: ScreenRequest[] = []
  let start: number | null = null
  const cached = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    start ??= timestamp
    began.set(requestId, { at: timestamp, url: request.url, type: type ?? 'Other' })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = began.get(requestId)
    if (!request || cached.has(requestId) || !request.url.startsWith('http')) return
    const { pathname, search } = new URL(request.url)
    ended.push({
      kind: kindOf(request.type, pathname),
      path: pathname + search,
      began: Math.round((request.at - start!) * 1000),
      ended: Math.round((timestamp - start!) * 1000),
      bytes: encodedDataLength,
    })
  })
  return () => ended
}

function kindOf(type: string, path: string): Kind {
  if (type === 'Document') return 'page'
  if (type === 'Image' || path.startsWith('/media/')) return 'picture'
  if (path.startsWith('/api/')) return 'data'
  if (type === 'Script' || path.endsWith('.js')) return 'script'
  return 'other'
}
