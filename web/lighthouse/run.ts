import { randomBytes } from 'node:crypto'
import lighthouse, { type Result } from 'lighthouse'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { launchBrowser } from '../e2e/launch_browser.ts'
import { startApp } from '../e2e/start_app.ts'
import { inHindi, writeReport, type Visit } from './report.ts'

/**
 * `npm run lighthouse`: runs Lighthouse's mobile profile with throttled network and CPU on the landing pages of an app
 * in production mode with the demo listings. Results: `docs/performance.md`.
 */
const VISITS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const key = () => randomBytes(32).toString('base64')
const app = await startApp({
  NODE_ENV: 'production',
  SEED_DEMO: 'true',
  APP_KEY: key(),
  DOCUMENT_KEY: key(),
  LOG_LEVEL: 'silent',
})
try {
  const [item] = (await (await fetch(`${app.url}/api/items?q=canon`)).json()) as { id: string }[]
  const pages = {
    home: '/',
    item: `/item/${item!.id}`,
    search: '/search?filter=recent',
    [inHindi('home')]: '/?lang=hi',
    [inHindi('item')]: `/item/${item!.id}?lang=hi`,
  }
  const found = new Map<string, Visit[]>()
  for (const [name, path] of Object.entries(pages)) {
    // Warms the server's caches: the first request of a page fills them.
    await fetch(app.url + path)
    const visits: Visit[] = []
    while (visits.length < VISITS) visits.push(await visit(app.url + path))
    found.set(name, visits)
  }
  await writeReport(found)
} finally {
  await app.close()
}

/** One visit with an empty browser profile. */
async function visit(url: string): Promise<Visit> {
  const port = await findFreePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  try {
    const flags = { port, onlyCategories: CATEGORIES, logLevel: 'error' } as const
    const { lhr } = (await lighthouse(url, flags))!
    return { ...figuresOf(lhr), faults: faultsOf(lhr) }
  } finally {
    await browser.close()
  }
}

function figuresOf({ categories, audits }: Result): Omit<Visit, 'faults'> {
  const score = (category: string) => Math.round(categories[category]!.score! * 100)
  const measured = (audit: string) => audits[audit]!.numericValue!
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContent: measured('first-contentful-paint'),
    largestContent: measured('largest-contentful-paint'),
    blocked: measured('total-blocking-time'),
    shifted: measured('cumulative-layout-shift'),
    bytes: measured('total-byte-weight'),
  }
}

/** The audits below a full score. */
function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter((audit) => audit.weight > 0 && (audits[audit.id]!.score ?? 1) < 1)
      .map((audit) => `${id}: ${audits[audit.id]!.title} ${audits[audit.id]!.displayValue ?? ''}`)
  )
}
