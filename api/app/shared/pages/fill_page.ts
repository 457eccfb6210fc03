import type { HttpContext } from '@adonisjs/core/http'
import { FIRST_REPLIES, type FirstRead } from '@saajha/contract/first_reads'
import { html, Html } from '#shared/http/html'
import { siteOf } from '#shared/http/site_of'
import { askOwnHouse, type OwnReply } from '#shared/pages/ask_own_house'
import { jsonInPage } from '#shared/pages/json_in_page'
import { headElements, type PageHead } from '#shared/pages/page_head'
import type { Page } from '#shared/pages/pages'

/** How long a page waits for its first replies, before it comes without. */
const PATIENCE_MS = 3_000

/** What is put into a page: its head, and its first replies. */
export type Filling = { status: 200 | 404; head: Html; body: Html }

type Answered = { read: FirstRead; reply: OwnReply }

/**
 * What a page begins with, or null where the house cannot say it: then the page comes as it was built, and asks for
 * itself. `scripts` are those it needs beside every page's.
 */
export async function fillPage(
  ctx: HttpContext,
  page: Page,
  place: { name: string; scripts: string[] }
): Promise<Filling | null> {
  const answered = await answersTo(ctx, page.reads)
  if (!answered) return null
  const told = page.head((read) => {
    const found = answered.find(({ read: { address } }) => address === read.address)
    return found?.reply.status === 200 ? JSON.parse(found.reply.text) : null
  })
  const isMissing = 'missing' in told
  const head: PageHead = isMissing
    ? { title: told.missing, description: told.missing, path: null }
    : told
  const site = siteOf(ctx.request)
  return {
    status: isMissing ? 404 : 200,
    head: headElements(head, { ...place, site, url: ctx.request.url() }),
    body: repliesElement(answered.filter(({ reply }) => reply.status === 200)),
  }
}

/** Every read's answer; null where one of them failed or nothing came in time. */
async function answersTo(ctx: HttpContext, reads: FirstRead[]): Promise<Answered[] | null> {
  const all = Promise.all(
    reads.map(async (read) => ({ read, reply: await askOwnHouse(ctx, read) }))
  ).catch(() => null)
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), PATIENCE_MS)
  const answered = await Promise.race([all, late])
  clearTimeout(timer)
  return answered?.some(({ reply }) => reply.status >= 500) ? null : answered
}

function repliesElement(answered: Answered[]): Html {
  const replies = answered.map(({ read: { key, isPart }, reply: { text, next } }) => {
    const end = isPart ? `,"next":${JSON.stringify(next)}` : ''
    return `{"key":${JSON.stringify(key)},"reply":${text}${end}}`
  })
  return html`<script type="application/json" id="${FIRST_REPLIES}">
    ${jsonInPage(`[${replies.join(',')}]`)}
  </script>`
}
