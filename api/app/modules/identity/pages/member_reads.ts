import type { HttpContext } from '@adonisjs/core/http'
import { BOOKING_GROUPS, BOOKING_SIDES } from '@saajha/contract/booking'
import type { Conversation } from '@saajha/contract/conversation'
import { bookingGroupUrl, conversationBookings, ownListingsUrl } from '@saajha/contract/member_urls'
import type { PageName, PublicPageName } from '@saajha/contract/pages'
import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import type { CurrentUser } from '@saajha/contract/user'
import { limitPageReads } from '#modules/identity/limits'
import type { HtmlPage, Read } from '#shared/pages/pages'

type Visit = { params: Record<string, string>; parameters: URLSearchParams }

/** What a page shows first reads, as the web app requests it. */
type ReadPage = (read: Read, member: CurrentUser, visit: Visit) => Promise<unknown>

const PAGES_WITH_READS: Partial<Record<Exclude<PageName, PublicPageName>, ReadPage>> = {
  dashboard: readDashboard,
  contact: readContact,
  admin: (read, { role }) =>
    role === 'admin' ? read('/api/admin/reports/counts') : Promise.resolve(),
}

/**
 * Reads who is signed in and what a page of members shows them first, so that the app finds it in the HTML. Undefined for a visitor
 * without the hint cookie. Beyond the limit, the page has no data.
 */
export function readsOfMember(
  name: Exclude<PageName, PublicPageName>,
  { request, params }: HttpContext
): HtmlPage['readOwn'] {
  if (!request.header('cookie')?.includes(`${SIGNED_IN_COOKIE}=`)) return undefined
  return async (read) => {
    const member = await read<CurrentUser>('/api/auth/user')
    const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
    if (!member) return
    await limitPageReads(member.id)
    await PAGES_WITH_READS[name]?.(read, member, { params, parameters })
  }
}

async function readDashboard(read: Read, { id }: CurrentUser, { parameters }: Visit) {
  const show = parameters.get('show')
  if (show === 'bookings') {
    const side = BOOKING_SIDES.find((each) => each === parameters.get('as')) ?? null
    return readAll(read, [
      '/api/bookings/counts',
      ...BOOKING_GROUPS.map((group) => bookingGroupUrl(group, side)),
    ])
  }
  if (show === 'archived') return read('/api/conversations?archived=true')
  if (show === 'messages') return read('/api/conversations')
  return readAll(read, [
    '/api/bookings/due',
    `/api/users/${id}/stats`,
    ...(parameters.get('tab') === 'notifications'
      ? ['/api/notifications']
      : [ownListingsUrl(id), '/api/user/items/hidden', '/api/user/items/activity']),
  ])
}

/** The item, the member's conversation about it, its messages and its bookings. */
async function readContact(read: Read, _: CurrentUser, { params, parameters }: Visit) {
  const itemId = encodeURIComponent(params.id ?? '')
  const id = parameters.get('with')
  const [conversation] = await Promise.all([
    id === null
      ? read<Conversation[]>(`/api/conversations?itemId=${itemId}`).then((all) =>
          all?.find(({ side }) => side === 'renter')
        )
      : read<Conversation>(`/api/conversations/${encodeURIComponent(id)}`),
    read(`/api/items/${itemId}`),
  ])
  if (!conversation) return
  const bookings = new URLSearchParams(conversationBookings(conversation))
  await readAll(read, [
    `/api/conversations/${encodeURIComponent(conversation.id)}/messages`,
    `/api/bookings?${bookings.toString()}`,
  ])
}

function readAll(read: Read, urls: string[]) {
  return Promise.all(urls.map((url) => read(url)))
}
