type About = { item: string; document: string }
type Told = { sender: string; reason: string | null }

/** A member's notifications. */
export const notifications = {
  empty: 'No notifications yet',
  emptyHint: 'When somebody writes to you or asks to rent, you read it here at once.',
  failed: 'Your notifications could not be loaded',
  new: 'New',
  list: 'Notifications',
  markAllRead: 'Mark all as read',
  markFailed: 'Your notifications could not be marked as read. Please try again.',
  delete: ({ title }: { title: string }) => `Delete notification: ${title}`,
  deleted: 'Notification deleted',
  undo: 'Undo',
  undoHint: 'Press F8 to get to Undo.',
  deleteFailed: 'Failed to delete notification. Please try again.',
  error: 'Error',
  titles: {
    message: ({ item }: About) => `New message about ${item}`,
    booking: ({ item }: About) => `Booking request for ${item}`,
    whatsapp: ({ item }: About) => `WhatsApp enquiry about ${item}`,
    call: ({ item }: About) => `Call about ${item}`,
    document_verified: ({ document }: About) => `Your ${document} was verified`,
    document_rejected: ({ document }: About) => `Your ${document} was rejected`,
  },
  documents: {
    aadhaar: 'Aadhaar card',
    pan: 'PAN card',
    voter_id: 'voter ID',
    driving_license: 'driving licence',
  },
  yourDocument: 'document',
  happened: {
    document_verified: () => 'You now have the verified tick.',
    document_rejected: ({ reason }: Told) => (reason ? `Reason: ${reason}` : ''),
    whatsapp: ({ sender }: Told) => `${sender} opened WhatsApp to reach you.`,
    call: ({ sender }: Told) => `${sender} opened your phone number to call you.`,
  },
  someone: 'Somebody',
  yourItem: 'your listing',
  dates: ({ start, end }: { start: string; end: string }) => `${start} to ${end}`,
  email: ({ name, email }: { name: string; email: string }) => `E-mail ${name}: ${email}`,
  call: ({ name, phone }: { name: string; phone: string }) => `Call ${name}: ${phone}`,
}
