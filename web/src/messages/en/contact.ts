import { PRODUCT_NAME } from '@/lib/product'

type Named = { owner: string; title: string }

/** Writing to an owner, and booking requests. */
export const contact = {
  heading: 'Contact Owner',
  bookingHeading: 'Booking Request',
  hint: ({ owner }: { owner: string }) => `Write to ${owner}. The answer comes to you directly.`,
  bookingHint: ({ owner }: { owner: string }) =>
    `Ask ${owner} for these days. Nothing is paid until you have both agreed.`,
  ownedBy: ({ owner }: { owner: string }) => `Listed by ${owner}`,
  verified: 'Verified',
  noLocation: 'Location not specified',

  dates: 'Your dates',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  duration: 'Duration',
  days: ({ days }: { days: number }) => (days === 1 ? '1 day' : `${days} days`),
  datesMissing: 'Please choose your dates in the calendar.',
  datesMissingTitle: 'No dates yet',
  chooseDates: 'Choose dates',

  loginRequired: 'Login required',
  loginRequiredHint: 'Please log in to send your message. What you have written stays here.',
  loginOrSignUp: 'Login or Sign Up',

  name: 'Name',
  nameRequired: 'Please enter your name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'So that the owner can call you back.',
  message: 'Message',
  messageRequired: 'Please write a message.',
  prefilled: ({ owner, title }: Named) =>
    `Hi ${owner}, I'm interested in renting "${title}". Is it available?`,
  prefilledBooking: ({ owner, title, start, end }: Named & { start: string; end: string }) =>
    `Hi ${owner}, I'd like to rent "${title}" from ${start} to ${end}. Is it available?`,
  send: 'Send Message',
  sending: 'Sending...',

  unable: 'Unable to send message. Please try again.',
  failed: 'Failed to send message. Please try again.',
  sent: 'Message Sent!',
  bookingSent: 'Booking request sent',
  sentTitle: 'Your message is on its way',
  bookingSentTitle: 'Your request is on its way',
  sentNext: ({ owner }: { owner: string }) =>
    `${owner} sees it at once, with your name and how to reach you, and answers you by phone or e-mail.`,
  backToItem: 'Back to Item',
  writeAnother: 'Write another message',

  notFound: 'Item not found',
  notFoundHint: 'It may have been rented out for good or taken down by its owner.',
  loadFailed: 'This item could not be loaded',

  safety: 'Privacy and safety',
  privacyNote: 'Your name, email and phone go to this owner only, with your message.',
  safetyNotes: [
    'Meet in a public place and look at the item before you pay.',
    `Never share a one-time password or card number. ${PRODUCT_NAME} does not ask for them.`,
    'Agree on price, deposit and return in writing.',
  ],
}
