/** The headings of pages that are not public. The app and the server's HTML show them. */
export const HEADINGS = {
  en: {
    admin: 'Admin Dashboard',
    booking: 'Booking Request',
    bookings: 'Bookings',
    contact: 'Contact Owner',
    conversation: 'Conversation',
    createListing: 'List Your Item',
    dashboard: 'Dashboard',
    editListing: 'Edit Your Listing',
    editProfile: 'Edit Profile',
    inbox: 'Inbox',
  },
  hi: {
    admin: 'एडमिन डैशबोर्ड',
    booking: 'बुकिंग रिक्वेस्ट',
    bookings: 'बुकिंग',
    contact: 'मालिक से संपर्क करें',
    conversation: 'चैट',
    createListing: 'अपना आइटम लिस्ट करें',
    dashboard: 'डैशबोर्ड',
    editListing: 'अपनी लिस्टिंग एडिट करें',
    editProfile: 'प्रोफ़ाइल एडिट करें',
    inbox: 'इनबॉक्स',
  },
}
