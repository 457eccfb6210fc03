import { setTimeout as delay } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import {
  PRELOADED_DATA,
  PHOTO_PLACEHOLDERS,
  type InitialQuery,
} from '@saajha/contract/initial_queries'
import { html, Html } from '#shared/http/html'
import { baseUrl } from '#shared/http/origin/base_url'
import { injectRequest, type InjectedResponse } from '#shared/pages/inject_request'
import { prerenderedShellElements } from '#shared/pages/prerendered_shell'
import { jsonInPage } from '#shared/pages/json_in_page'
import { headElements, type PageHead } from '#shared/pages/page_head'
import type { Page, ResponseTo } from '#shared/pages/pages'

/** How long a page waits for its first replies and its photos' colours, before it comes without. */
const PATIENCE_MS = 3_000

/** What is put into a page: its head, what is seen before the app has come, and its first replies. */
export type Filling = { status: 200 | 404; head: Html; sight: Html | null; body: Html }

type Answered = { read: InitialQuery; response: InjectedResponse }

/**
 * What a page begins with, or null where the house cannot say it: then the page comes as it was built, and asks for
 * itself. `scripts` are those it needs beside every page's.
 */
export async function fillPage(
  ctx: HttpContext,
  page: Page,
  place: { name: string; scripts: string[] }
): Promise<Filling | null> {
  const inTime = new AbortController()
  const late = delay(PATIENCE_MS, null, { signal: inTime.signal }).catch(() => null)
  const answered = await Promise.race([answersTo(ctx, page.reads), late])
  if (!answered) return null
  const responseTo: ResponseTo = (read) => {
    const found = answered.find(({ read: { address } }) => address === read.address)
    return found?.response.status === 200 ? JSON.parse(found.response.text) : null
  }
  const told = page.head(responseTo)
  const blurs = await Promise.race([page.blurs?.(responseTo).catch(() => null), late])
  inTime.abort()
  const isMissing = 'missing' in told
  const head: PageHead = isMissing
    ? { title: told.missing, description: told.missing, path: null }
    : told
  const site = baseUrl(ctx.request)
  const { prerenderedShell, firstPicture: picture } = head
  return {
    status: isMissing ? 404 : 200,
    head: headElements(head, {
      ...place,
      site,
      url: ctx.request.url(),
      next: nextPage(ctx, answered),
    }),
    sight: prerenderedShell
      ? prerenderedShellElements(prerenderedShell, { name: place.name, picture })
      : null,
    body: html`${repliesElement(answered.filter(({ response }) => response.status === 200).map(asReply))}${blurs && jsonElement(PHOTO_PLACEHOLDERS, JSON.stringify(blurs))}`,
  }
}

/** The page of the next part of a list, as the web leads to it; null at the end, and where there is no list. */
function nextPage({ request }: HttpContext, answered: Answered[]): string | null {
  const next = answered.find(({ read }) => read.isPart)?.response.next
  const cursor = next && new URLSearchParams(next.split('?')[1]).get('cursor')
  if (!cursor) return null
  const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
  parameters.delete('cursor')
  parameters.append('cursor', cursor)
  return `${request.url()}?${parameters.toString()}`
}

/** Every read's answer; null where one of them failed. */
async function answersTo(ctx: HttpContext, reads: InitialQuery[]): Promise<Answered[] | null> {
  const answered = await Promise.all(
    reads.map(async (read) => ({ read, response: await injectRequest(ctx, read) }))
  ).catch(() => null)
  return answered?.some(({ response }) => response.status >= 500) ? null : answered
}

/** A `PreloadedResponse` in JSON. */
function asReply({ read: { key, isPart }, response: { text, next } }: Answered): string {
  const end = isPart ? `,"next":${JSON.stringify(next)}` : ''
  return `{"key":${JSON.stringify(key)},"reply":${text}${end}}`
}

function repliesElement(responses: string[]): Html {
  return jsonElement(PRELOADED_DATA, `[${responses.join(',')}]`)
}

function jsonElement(id: string, json: string): Html {
  return html`<script type="application/json" id="${id}">
    ${jsonInPage(json)}
  </script>`
}
