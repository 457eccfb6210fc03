import type { HttpContext } from '@adonisjs/core/http'
import type { Language } from '@saajha/contract/language'
import { HEADINGS } from '@saajha/contract/page_texts/headings'
import { PAGES, type PageName, type PublicPageName } from '@saajha/contract/pages'
import { readsOfMember } from '#modules/identity/pages/member_reads'
import { describePage, type HtmlPage } from '#shared/pages/pages'

type MemberPage = { heading: keyof typeof HEADINGS.en; descriptions: Record<Language, string> }

const EDIT_LISTING: MemberPage = {
  heading: 'editListing',
  descriptions: { en: 'Change your listing.', hi: 'अपनी लिस्टिंग बदलें।' },
}

const CONTACT: MemberPage = {
  heading: 'contact',
  descriptions: {
    en: 'Send the owner of an item a message.',
    hi: 'आइटम के मालिक को मैसेज भेजें।',
  },
}

const BOOKING: MemberPage = {
  heading: 'booking',
  descriptions: {
    en: 'Request an item for your dates.',
    hi: 'अपनी तारीखों के लिए बुकिंग रिक्वेस्ट भेजें।',
  },
}

/** The pages that are not public. */
const MEMBER_PAGES: Record<Exclude<PageName, PublicPageName>, MemberPage> = {
  contact: CONTACT,
  createListing: {
    heading: 'createListing',
    descriptions: {
      en: 'List what you own for free.',
      hi: 'अपना सामान मुफ़्त में लिस्ट करें।',
    },
  },
  editListing: EDIT_LISTING,
  editItem: EDIT_LISTING,
  dashboard: {
    heading: 'dashboard',
    descriptions: {
      en: 'Your listings and notifications.',
      hi: 'आपकी लिस्टिंग और नोटिफ़िकेशन।',
    },
  },
  editProfile: {
    heading: 'editProfile',
    descriptions: {
      en: 'Your picture, contact details and documents.',
      hi: 'आपकी फ़ोटो, संपर्क जानकारी और दस्तावेज़।',
    },
  },
  admin: {
    heading: 'admin',
    descriptions: { en: 'Identity documents of members.', hi: 'सदस्यों के पहचान दस्तावेज़।' },
  },
}

/** A member page before the app runs: the same for all members, except for the data that it brings along. */
function memberPage({ heading: name, descriptions }: MemberPage, language: Language) {
  const heading = HEADINGS[language][name]
  return {
    queries: [],
    head: () => ({
      title: heading,
      description: descriptions[language],
      path: null,
      prerenderedShell: { layout: 'list', heading, line: '' },
    }),
  } satisfies HtmlPage
}

/** The page by its name and URL parameters: a place of the dashboard and a booking request have headings of their own. */
function describedPage(name: keyof typeof MEMBER_PAGES, { request }: HttpContext): MemberPage {
  const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
  const show = parameters.get('show')
  const page = MEMBER_PAGES[name]
  if (name === 'dashboard' && show === 'bookings') return { ...page, heading: 'bookings' }
  if (name === 'dashboard' && (show === 'messages' || show === 'archived'))
    return { ...page, heading: 'inbox' }
  if (name !== 'contact') return page
  if (parameters.has('with')) return { ...page, heading: 'conversation' }
  return parameters.get('intent') === 'booking' ? BOOKING : page
}

for (const name of Object.keys(MEMBER_PAGES) as (keyof typeof MEMBER_PAGES)[]) {
  describePage(PAGES[name].path, (ctx, language) => ({
    ...memberPage(describedPage(name, ctx), language),
    readOwn: readsOfMember(name, ctx, language),
  }))
}
