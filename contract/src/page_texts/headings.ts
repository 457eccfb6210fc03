/** The headings of pages that are not public. */
export const HEADINGS = {
  en: {
    admin: 'Admin Dashboard',
    booking: 'Booking Request',
    contact: 'Contact Owner',
    createListing: 'List Your Item',
    dashboard: 'Dashboard',
    editListing: 'Edit Your Listing',
    editProfile: 'Edit Profile',
  },
  hi: {
    admin: 'एडमिन डैशबोर्ड',
    booking: 'बुकिंग रिक्वेस्ट',
    contact: 'मालिक से संपर्क करें',
    createListing: 'अपना आइटम लिस्ट करें',
    dashboard: 'डैशबोर्ड',
    editListing: 'अपनी लिस्टिंग एडिट करें',
    editProfile: 'प्रोफ़ाइल एडिट करें',
  },
}
