import type { HttpContext } from '@adonisjs/core/http'
import { BOOKING_GROUPS, BOOKING_SIDES, type Booking } from '@saajha/contract/booking'
import type { Conversation, Message } from '@saajha/contract/conversation'
import type { Item } from '@saajha/contract/item'
import type { Language } from '@saajha/contract/language'
import type { AdminReportSummary } from '@saajha/contract/moderation'
import {
  bookingGroupUrl,
  conversationBookings,
  ownListingsUrl,
  reportsUrl,
} from '@saajha/contract/member_urls'
import { ownerName } from '@saajha/contract/owner_name'
import { HINTS } from '@saajha/contract/page_texts/hints'
import type { PageName, PublicPageName } from '@saajha/contract/pages'
import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import type { CurrentUser } from '@saajha/contract/user'
import { limitPageReads } from '#modules/identity/limits'
import type { HtmlPage, OwnShell, Read } from '#shared/pages/pages'
import type { ShellEntry } from '#shared/pages/prerendered_shell'

type Visit = {
  params: Record<string, string>
  parameters: URLSearchParams
  language: Language
}

/** What the desk's list of reports shows without a filter. */
const QUEUE = { state: 'open', kind: '', reason: '', q: '' }

/** The entries of a prerendered shell: what follows is below the first screen of a phone. */
const ENTRIES = 8

/** Maximum number of bookings that the page of a conversation brings along with a phone number. */
const CALLABLE_BOOKINGS = 3

/** Reads what a page shows first, as the web app requests it. Returns what the prerendered shell shows of it. */
type ReadPage = (read: Read, member: CurrentUser, visit: Visit) => Promise<OwnShell>

const PAGES_WITH_READS: Partial<Record<Exclude<PageName, PublicPageName>, ReadPage>> = {
  dashboard: readDashboard,
  contact: readContact,
  createListing: hint('createListing'),
  editProfile: hint('editProfile'),
  admin: readDesk,
}

function hint(name: 'createListing' | 'editProfile'): ReadPage {
  return async (_read, _member, { language }) => ({ line: HINTS[language][name] })
}

/**
 * Reads who is signed in and what a page of members shows them first, so that the app finds it in the HTML. Undefined for a visitor
 * without the hint cookie. Beyond the limit, the page has no data.
 */
export function readsOfMember(
  name: Exclude<PageName, PublicPageName>,
  { request, params }: HttpContext,
  language: Language
): HtmlPage['readOwn'] {
  if (!request.header('cookie')?.includes(`${SIGNED_IN_COOKIE}=`)) return undefined
  return async (read) => {
    const member = await read<CurrentUser>('/api/auth/user')
    const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
    if (!member) return {}
    await limitPageReads(member.id)
    return (await PAGES_WITH_READS[name]?.(read, member, { params, parameters, language })) ?? {}
  }
}

async function readDashboard(
  read: Read,
  { id, fullName, email }: CurrentUser,
  { parameters }: Visit
): Promise<OwnShell> {
  const show = parameters.get('show')
  if (show === 'bookings') return readBookings(read, parameters.get('as'))
  if (show === 'messages' || show === 'archived') {
    const url = show === 'archived' ? '/api/conversations?archived=true' : '/api/conversations'
    const conversations = await read<Conversation[]>(url)
    return { layout: 'inbox', entries: entriesOf(conversations, (each) => each.with.fullName) }
  }
  const isNotifications = parameters.get('tab') === 'notifications'
  const [due] = await Promise.all([
    read<Booking[]>('/api/bookings/due'),
    read(`/api/users/${id}/stats`),
    ...(isNotifications
      ? ['/api/notifications']
      : [ownListingsUrl(id), '/api/user/items/hidden', '/api/user/items/activity']
    ).map((url) => read(url)),
  ])
  if (isNotifications) return {}
  if (!due?.length) return { layout: 'own', entries: [{ text: fullName || email }] }
  return { layout: 'due', entries: entriesOf(due, (each) => each.itemTitle) }
}

/** How many reports wait and, where they are listed, the queue. */
async function readDesk(
  read: Read,
  { role }: CurrentUser,
  { parameters }: Visit
): Promise<OwnShell> {
  if (role !== 'admin') return {}
  const isQueue = parameters.toString() === 'area=reports'
  const [queue] = await Promise.all([
    isQueue ? read<AdminReportSummary[]>(reportsUrl(QUEUE)) : null,
    read('/api/admin/reports/counts'),
  ])
  return isQueue ? { layout: 'desk', entries: entriesOf(queue, ({ title }) => title) } : {}
}

async function readBookings(read: Read, as: string | null): Promise<OwnShell> {
  const side = BOOKING_SIDES.find((each) => each === as) ?? null
  const [, ...groups] = await Promise.all([
    read('/api/bookings/counts'),
    ...BOOKING_GROUPS.map((group) => read<Booking[]>(bookingGroupUrl(group, side))),
  ])
  const first = groups.find((group) => group?.length)
  return { layout: 'bookings', entries: entriesOf(first, (each) => each.itemTitle) }
}

/** The item, the member's conversation about it, its messages and its bookings, and for a form what the member asked last. */
async function readContact(
  read: Read,
  _: CurrentUser,
  { params, parameters, language }: Visit
): Promise<OwnShell> {
  const itemId = encodeURIComponent(params.id ?? '')
  const id = parameters.get('with')
  const [conversation, item] = await Promise.all([
    id === null
      ? read<Conversation[]>(`/api/conversations?itemId=${itemId}`).then((all) =>
          all?.find(({ side }) => side === 'renter')
        )
      : read<Conversation>(`/api/conversations/${encodeURIComponent(id)}`),
    read<Item>(`/api/items/${itemId}`),
  ])
  const owner = ownerName(item?.owner, language)
  const purpose = parameters.get('intent') === 'booking' ? 'booking' : 'contact'
  const form = item && id === null ? { line: HINTS[language][purpose]({ owner }) } : {}
  if (!conversation) return form
  const bookings = new URLSearchParams(conversationBookings(conversation))
  const [messages] = await Promise.all([
    read<Message[]>(`/api/conversations/${encodeURIComponent(conversation.id)}/messages`),
    read<Booking[]>(`/api/bookings?${bookings.toString()}`).then((all) =>
      readCallableBookings(read, all)
    ),
    id === null ? read(`/api/contact-interactions/latest/${itemId}`) : null,
  ])
  // Without a parameter it is shown below the heading, or after a form that asks for other days.
  if (id === null) return purpose === 'booking' ? form : {}
  return {
    layout: 'conversation',
    heading: conversation.with.fullName,
    line: conversation.itemTitle,
    entries: (messages ?? []).filter(isPlain).slice(-ENTRIES).map(entryOf),
  }
}

/** Reads the bookings whose members may call each other, one by one: only a single booking has the phone number. */
async function readCallableBookings(read: Read, bookings: Booking[] | null): Promise<void> {
  const callable = (bookings ?? [])
    .filter(({ maySetMeeting }) => maySetMeeting)
    .slice(0, CALLABLE_BOOKINGS)
  await Promise.all(callable.map(({ id }) => read(`/api/bookings/${encodeURIComponent(id)}`)))
}

/** Whether a message needs nothing beside its text: the app warns of some. */
function isPlain({ body, kind, warnings, isHidden }: Message): boolean {
  return kind === 'text' && body !== null && warnings.length === 0 && !isHidden
}

function entryOf({ body, isMine }: Message): ShellEntry {
  return { text: body!, isMine }
}

function entriesOf<Each>(all: Each[] | null | undefined, text: (each: Each) => string) {
  return (all ?? []).slice(0, ENTRIES).map((each): ShellEntry => ({ text: text(each) }))
}
