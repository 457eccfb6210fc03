import type { HttpContext } from '@adonisjs/core/http'
import type { Language } from '@saajha/contract/language'
import { PAGES, type PageName, type PublicPageName } from '@saajha/contract/pages'
import { describePage, type HtmlPage } from '#shared/pages/pages'

type Texts = Record<Language, { heading: string; description: string }>

const EDIT_LISTING: Texts = {
  en: { heading: 'Edit Your Listing', description: 'Change your listing.' },
  hi: { heading: 'अपनी लिस्टिंग एडिट करें', description: 'अपनी लिस्टिंग बदलें।' },
}

const CONTACT: Texts = {
  en: { heading: 'Contact Owner', description: 'Send the owner of an item a message.' },
  hi: { heading: 'मालिक से संपर्क करें', description: 'आइटम के मालिक को मैसेज भेजें।' },
}

const BOOKING: Texts = {
  en: { heading: 'Booking Request', description: 'Request an item for your dates.' },
  hi: { heading: 'बुकिंग रिक्वेस्ट', description: 'अपनी तारीखों के लिए आइटम माँगें।' },
}

/** The pages that are not public, with the headings of the web. */
const MEMBER_PAGES: Record<Exclude<PageName, PublicPageName>, Texts> = {
  contact: CONTACT,
  createListing: {
    en: { heading: 'List Your Item', description: 'List what you own for free.' },
    hi: { heading: 'अपना आइटम लिस्ट करें', description: 'अपना सामान मुफ़्त में लिस्ट करें।' },
  },
  editListing: EDIT_LISTING,
  editItem: EDIT_LISTING,
  dashboard: {
    en: { heading: 'Dashboard', description: 'Your listings and notifications.' },
    hi: { heading: 'डैशबोर्ड', description: 'आपकी लिस्टिंग और नोटिफ़िकेशन।' },
  },
  editProfile: {
    en: { heading: 'Edit Profile', description: 'Your picture, contact details and documents.' },
    hi: { heading: 'प्रोफ़ाइल एडिट करें', description: 'आपकी फ़ोटो, संपर्क जानकारी और दस्तावेज़।' },
  },
  admin: {
    en: { heading: 'Admin Dashboard', description: 'Identity documents of members.' },
    hi: { heading: 'एडमिन डैशबोर्ड', description: 'सदस्यों के पहचान दस्तावेज़।' },
  },
}

/** A member page before the app runs, the same for all members. */
function memberPage({ heading, description }: Texts[Language]): HtmlPage {
  return {
    queries: [],
    head: () => ({
      title: heading,
      description,
      path: null,
      prerenderedShell: { layout: 'list', heading, line: '' },
    }),
  }
}

/** The contact form of a booking request has its own heading. */
function textsOf(name: keyof typeof MEMBER_PAGES, { request }: HttpContext): Texts {
  const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
  const isBooking = name === 'contact' && parameters.get('intent') === 'booking'
  return isBooking ? BOOKING : MEMBER_PAGES[name]
}

for (const name of Object.keys(MEMBER_PAGES) as (keyof typeof MEMBER_PAGES)[]) {
  describePage(PAGES[name].path, (ctx, language) => memberPage(textsOf(name, ctx)[language]))
}
