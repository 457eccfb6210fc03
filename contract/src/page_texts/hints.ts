type Named = { owner: string }

/** The lines below the headings of pages that are not public. The app and the server's HTML show them. */
export const HINTS = {
  en: {
    booking: ({ owner }: Named) => `Request these dates from ${owner}. You don't pay anything yet.`,
    contact: ({ owner }: Named) => `Send ${owner} a message. They'll reply to you directly.`,
    createListing: 'Free, live right away, and you choose who to rent to.',
    editListing: 'Changes go live as soon as you save.',
    editProfile: 'People see this when they rent from you or message you.',
  },
  hi: {
    booking: ({ owner }: Named) => `${owner} से इन तारीखों के लिए पूछें। अभी कोई पैसा नहीं देना है।`,
    contact: ({ owner }: Named) => `${owner} को मैसेज भेजें। जवाब सीधे आपके पास आएगा।`,
    createListing: 'मुफ़्त में लिस्ट करें। तुरंत सबको दिखेगा, और किसे देना है, यह आप तय करेंगे।',
    editListing: 'सेव करते ही बदलाव सबको दिखने लगेंगे।',
    editProfile: 'आपसे किराए पर लेने या आपको मैसेज करने वालों को यही दिखता है।',
  },
}
