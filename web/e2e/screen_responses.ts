import type { BookingCounts, ItemCalendar } from '@saajha/contract/booking'
import { CATEGORIES } from '@saajha/contract/categories'
import type { ContactCounts } from '@saajha/contract/contact'
import type { UnreadConversations } from '@saajha/contract/conversation'
import type { Item, ItemFacets, ItemOwner } from '@saajha/contract/item'
import type { Notification, UnreadCount } from '@saajha/contract/notification'
import type { UserStats } from '@saajha/contract/user'
import { bike } from '../src/tests/bike.ts'
import { bookingNotice } from '../src/tests/booking_notice.ts'
import { asha } from '../src/tests/member.ts'

/** The time at which the screens are shown; it is 11:30 am in India. */
export const SCREEN_TIME = '2026-12-02T06:00:00.000Z'

const owners: ItemOwner[] = [
  { fullName: 'Asha Rao', phone: null, profileImageUrl: null, isVerified: true },
  {
    fullName: 'Venkatanarasimharajuvaripeta Subrahmanyam',
    phone: null,
    profileImageUrl: null,
    isVerified: false,
  },
  { fullName: 'ललित मीणा', phone: null, profileImageUrl: null, isVerified: true },
]

/** The camera whose page is shown. */
export const CAMERA = item(1, {
  title: 'Canon EOS R6 with two lenses and a bag',
  description:
    'Shot three weddings with it. Comes with the 24-105 mm and a 50 mm f/1.8, two batteries, a charger and a 128 GB card.\n\nPlease bring a photo ID. I show you how the autofocus works before you leave.',
  price: '1450.00',
  imageUrls: [1, 2, 3, 4].map((no) => `/media/m${no}/full.webp`),
  isFeatured: true,
  minRentalDuration: 2,
  maxRentalDuration: 60,
  weeklyPrice: '8500.00',
  monthlyPrice: '28000.00',
  deposit: '15000.00',
})

const ITEMS = [
  CAMERA,
  item(5, {
    title: 'Sony Alpha 7 IV with a gimbal, three lenses, a drone and batteries for a whole wedding',
    price: '125000.00',
    priceUnit: 'month',
    location: 'Thiruvananthapuram, Kerala',
  }),
  item(6, {
    title: 'शादी के लिए वीडियो कैमरा',
    price: null,
    location: 'Jaipur, Rajasthan',
    isFeatured: true,
  }),
  item(7, {
    title: 'Tripod',
    price: '60.50',
    priceUnit: 'hour',
    imageUrls: [],
    isAvailable: false,
  }),
]

const facets: ItemFacets = {
  total: ITEMS.length,
  isCapped: false,
  lowestPrice: '60.00',
  highestPrice: '125000.00',
  categories: [{ value: 'camera', count: 4 }],
  locations: [
    { value: 'Pune, Maharashtra', count: 2 },
    { value: 'Jaipur, Rajasthan', count: 1 },
    { value: 'Thiruvananthapuram, Kerala', count: 1 },
  ],
  units: [
    { value: 'day', count: 2 },
    { value: 'hour', count: 1 },
    { value: 'month', count: 1 },
  ],
  negotiable: 1,
  verified: 2,
}

const calendar: ItemCalendar = {
  quantity: 1,
  booked: ['2026-12-08', '2026-12-09', '2026-12-10'],
  unavailable: ['2026-12-25'],
  free: {},
}

const counts: ContactCounts = { whatsapp: 3, call: 2, message: 7, total: 12 }

const notifications = [
  notification(1, {
    type: 'booking',
    title: `Booking request for ${CAMERA.title}`,
    message: 'It is for my sister’s wedding in Nashik. Could I collect it the evening before?',
    startDate: '2026-12-12',
    endDate: '2026-12-15',
    total: '4350.00',
    createdAt: '2026-12-02T05:48:00.000Z',
  }),
  notification(2, {
    type: 'message',
    title: `New message about ${CAMERA.title}`,
    message: 'क्या कैमरा इस शनिवार को मिल सकता है?',
    senderName: 'ललित मीणा',
    senderAccount: { id: 'u3', name: 'ललित मीणा', isVerified: true },
    createdAt: '2026-12-02T03:00:00.000Z',
  }),
  notification(3, {
    type: 'call',
    title: 'Call about Tripod',
    message: 'A guest tapped Call.',
    itemTitle: 'Tripod',
    itemImageUrl: null,
    senderName: null,
    senderEmail: null,
    senderPhone: null,
    senderAccount: null,
    createdAt: '2026-12-01T10:00:00.000Z',
    isRead: true,
  }),
  notification(4, {
    type: 'document_rejected',
    title: 'Your Aadhaar card was rejected',
    message: 'Reason: The photo is blurred: the number cannot be read.',
    itemId: null,
    itemTitle: null,
    itemImageUrl: null,
    senderName: null,
    senderEmail: null,
    senderPhone: null,
    senderAccount: null,
    documentType: 'aadhaar',
    rejectionReason: 'The photo is blurred: the number cannot be read.',
    createdAt: '2026-11-20T06:00:00.000Z',
    isRead: true,
  }),
]

/** What the server says in Hindi of the same notifications. */
export const HINDI_NOTIFICATIONS = notifications.map((each) => ({
  ...each,
  ...{
    n1: { title: `${CAMERA.title} के लिए बुकिंग रिक्वेस्ट` },
    n2: { title: `${CAMERA.title} के बारे में नया मैसेज` },
    n3: { title: 'Tripod के बारे में कॉल', message: 'एक विज़िटर ने कॉल का बटन दबाया।' },
    n4: { title: 'आपका आधार कार्ड नामंज़ूर हो गया', message: `वजह: ${each.rejectionReason}` },
  }[each.id],
}))

const unread: UnreadCount = { count: 2, version: 1 }
const stats: UserStats = { totalListings: 7, totalViews: 12345, averageRating: 0, reviewCount: 0 }

/** The responses of the API by path, with the query string where several are asked for. */
export const SCREEN_RESPONSES: Record<string, unknown> = {
  '/api/categories': CATEGORIES,
  '/api/items?recent=true&limit=4': ITEMS,
  '/api/items?featured=true&limit=4': ITEMS.filter(({ isFeatured }) => isFeatured),
  '/api/items?q=camera': ITEMS,
  [`/api/items?ownerId=${asha.id}&limit=1`]: [CAMERA],
  '/api/items/facets': facets,
  [`/api/items/${CAMERA.id}`]: CAMERA,
  [`/api/items/${CAMERA.id}/similar`]: ITEMS.slice(1, 3),
  [`/api/items/${CAMERA.id}/calendar`]: calendar,
  [`/api/items/${CAMERA.id}/reviews`]: [],
  [`/api/contact-interactions/counts/${CAMERA.id}`]: counts,
  '/api/auth/user': asha,
  [`/api/users/${asha.id}/stats`]: stats,
  '/api/notifications': notifications,
  '/api/notifications/unread-count': unread,
  '/api/bookings/counts': { waiting: 1, sides: ['owner'] } satisfies BookingCounts,
  '/api/bookings/due': [],
  '/api/bookings?state=accepted': [],
  '/api/bookings?state=active': [],
  '/api/conversations/unread-count': { count: 2 } satisfies UnreadConversations,
  '/api/user/reports': [],
}

function item(no: number, more: Partial<Item>): Item {
  return {
    ...bike,
    id: `i${no}`,
    title: '',
    description: 'In good shape, with its bag.',
    price: '750.00',
    categoryId: 'camera',
    imageUrls: [`/media/m${no}/full.webp`],
    ownerId: `owner${no % owners.length}`,
    createdAt: `2026-11-${20 - no}T06:00:00.000Z`,
    owner: owners[no % owners.length]!,
    ...more,
  }
}

function notification(no: number, more: Partial<Notification>): Notification {
  return {
    ...bookingNotice,
    id: `n${no}`,
    type: 'message',
    message: '',
    itemId: CAMERA.id,
    itemTitle: CAMERA.title,
    itemImageUrl: '/media/m1/full.webp',
    startDate: null,
    endDate: null,
    total: null,
    createdAt: SCREEN_TIME,
    ...more,
  }
}
