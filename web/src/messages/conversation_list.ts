import { inLanguage } from '@/messages/in_language'

type Named = { name: string }

/** The list of a member's conversations, and what an item's page shows of them. */
export const conversationList = inLanguage({
  en: {
    list: 'Conversations',
    archived: 'Archived',
    archivedList: 'Archived conversations',
    backToList: 'All conversations',
    empty: 'No conversations yet',
    emptyHint: "When you write to an owner or someone writes to you, you'll find it here.",
    findSomething: 'Find Something to Rent',
    noArchived: 'No archived conversations',
    noArchivedHint: 'You can archive a conversation from its menu.',
    failed: "We couldn't load your conversations",
    moreFailed: "We couldn't load more conversations. Please try again.",
    unlisted: 'No longer listed',
    muted: 'Muted',
    unreadMessages: ({ count }: { count: number }): string =>
      count === 1 ? 'new message' : 'new messages',
    you: 'You:',
    youHidden: 'You (hidden):',
    hidden: 'This message was hidden.',
    request: ({ days }: { days: string }) => `Booking request for ${days}`,
    calls: { mine: 'You tapped Call', theirs: ({ name }: Named) => `${name} tapped Call` },
    whatsapps: {
      mine: 'You opened a WhatsApp chat',
      theirs: ({ name }: Named) => `${name} opened a WhatsApp chat`,
    },
    /** The steps of a booking: the reader's own, the other member's, and those of the system. */
    bookingSteps: {
      accepted: {
        mine: 'You accepted the request',
        theirs: ({ name }: Named) => `${name} accepted the request`,
        system: 'The request was accepted',
      },
      declined: {
        mine: 'You declined the request',
        theirs: ({ name }: Named) => `${name} declined the request`,
        system: 'The request was declined',
      },
      withdrawn: {
        mine: 'You withdrew the request',
        theirs: ({ name }: Named) => `${name} withdrew the request`,
        system: 'The request was withdrawn',
      },
      expired: {
        mine: 'The request expired',
        theirs: () => 'The request expired',
        system: 'The request expired',
      },
      cancelled: {
        mine: 'You cancelled the booking',
        theirs: ({ name }: Named) => `${name} cancelled the booking`,
        system: 'The booking was cancelled',
      },
      active: {
        mine: 'You confirmed the handover',
        theirs: ({ name }: Named) => `${name} confirmed the handover`,
        system: 'The rental has begun',
      },
      completed: {
        mine: 'You marked it as returned',
        theirs: ({ name }: Named) => `${name} marked it as returned`,
        system: 'The rental is over',
      },
      problem_reported: {
        mine: 'You reported a problem',
        theirs: ({ name }: Named) => `${name} reported a problem`,
        system: 'A problem was reported',
      },
      meeting_changed: {
        mine: 'You changed where and when you meet',
        theirs: ({ name }: Named) => `${name} changed where and when you meet`,
        system: 'Where and when you meet has changed',
      },
      no_show_reported: {
        mine: "You said that you didn't meet",
        theirs: ({ name }: Named) => `${name} said that you didn't meet`,
        system: "It was reported that you didn't meet",
      },
      no_show_contested: {
        mine: 'You said that the rental happened',
        theirs: ({ name }: Named) => `${name} said that the rental happened`,
        system: 'The rental happened',
      },
      no_show_withdrawn: {
        mine: "You took back the report that you didn't meet",
        theirs: ({ name }: Named) => `${name} took back the report that you didn't meet`,
        system: 'The report was taken back',
      },
      change_proposed: {
        mine: 'You proposed a change',
        theirs: ({ name }: Named) => `${name} proposed a change`,
        system: 'A change was proposed',
      },
      changed: {
        mine: 'You accepted the change',
        theirs: ({ name }: Named) => `${name} accepted the change`,
        system: 'The booking was changed',
      },
      change_declined: {
        mine: 'You declined the change',
        theirs: ({ name }: Named) => `${name} declined the change`,
        system: "The change wasn't answered in time",
      },
      change_withdrawn: {
        mine: 'You withdrew the change',
        theirs: ({ name }: Named) => `${name} withdrew the change`,
        system: 'The change was withdrawn',
      },
    },
    yours: 'Your conversation',
    aboutListing: ({ count, shown }: { count: number; shown: string }) =>
      count === 1 ? 'Conversation about this listing' : `${shown} conversations about this listing`,
    newMessages: ({ count }: { count: number }) => `${count} new`,
  },
  hi: {
    list: 'चैट',
    archived: 'आर्काइव',
    archivedList: 'आर्काइव की गई चैट',
    backToList: 'सारी चैट',
    empty: 'अभी कोई चैट नहीं है',
    emptyHint: 'जब आप किसी मालिक को मैसेज भेजेंगे या कोई आपको मैसेज भेजेगा, तो वह यहाँ दिखेगा।',
    findSomething: 'किराए पर लेने के लिए कुछ खोजें',
    noArchived: 'आर्काइव में कुछ नहीं है',
    noArchivedHint: 'आप किसी चैट को उसके मेन्यू से आर्काइव कर सकते हैं।',
    failed: 'आपकी चैट लोड नहीं हो पाईं',
    moreFailed: 'और चैट लोड नहीं हो पाईं। कृपया फिर कोशिश करें।',
    unlisted: 'लिस्टिंग अब नहीं है',
    muted: 'म्यूट है',
    unreadMessages: ({ count }) => (count === 1 ? 'नया मैसेज' : 'नए मैसेज'),
    you: 'आप:',
    youHidden: 'आप (छिपाया गया):',
    hidden: 'यह मैसेज छिपाया गया है।',
    request: ({ days }) => `${days} के लिए बुकिंग रिक्वेस्ट`,
    calls: {
      mine: 'आपने कॉल का बटन दबाया',
      theirs: ({ name }) => `${name} ने कॉल का बटन दबाया`,
    },
    whatsapps: {
      mine: 'आपने WhatsApp चैट खोली',
      theirs: ({ name }) => `${name} ने WhatsApp चैट खोली`,
    },
    bookingSteps: {
      accepted: {
        mine: 'आपने रिक्वेस्ट स्वीकार की',
        theirs: ({ name }) => `${name} ने रिक्वेस्ट स्वीकार की`,
        system: 'रिक्वेस्ट स्वीकार हो गई',
      },
      declined: {
        mine: 'आपने रिक्वेस्ट के लिए मना कर दिया',
        theirs: ({ name }) => `${name} ने रिक्वेस्ट के लिए मना कर दिया`,
        system: 'रिक्वेस्ट स्वीकार नहीं हुई',
      },
      withdrawn: {
        mine: 'आपने रिक्वेस्ट वापस ली',
        theirs: ({ name }) => `${name} ने रिक्वेस्ट वापस ली`,
        system: 'रिक्वेस्ट वापस ली गई',
      },
      expired: {
        mine: 'रिक्वेस्ट का समय निकल गया',
        theirs: () => 'रिक्वेस्ट का समय निकल गया',
        system: 'रिक्वेस्ट का समय निकल गया',
      },
      cancelled: {
        mine: 'आपने बुकिंग कैंसल की',
        theirs: ({ name }) => `${name} ने बुकिंग कैंसल की`,
        system: 'बुकिंग कैंसल हो गई',
      },
      active: {
        mine: 'आपने बताया कि सामान दे दिया गया',
        theirs: ({ name }) => `${name} ने बताया कि सामान दे दिया गया`,
        system: 'बुकिंग शुरू हुई',
      },
      completed: {
        mine: 'आपने बताया कि सामान लौटा दिया गया',
        theirs: ({ name }) => `${name} ने बताया कि सामान लौटा दिया गया`,
        system: 'बुकिंग पूरी हुई',
      },
      problem_reported: {
        mine: 'आपने दिक्कत बताई',
        theirs: ({ name }) => `${name} ने दिक्कत बताई`,
        system: 'दिक्कत बताई गई',
      },
      meeting_changed: {
        mine: 'आपने मिलने की जगह और समय बदला',
        theirs: ({ name }) => `${name} ने मिलने की जगह और समय बदला`,
        system: 'मिलने की जगह और समय बदला',
      },
      no_show_reported: {
        mine: 'आपने बताया कि लेन-देन नहीं हुआ',
        theirs: ({ name }) => `${name} ने बताया कि लेन-देन नहीं हुआ`,
        system: 'बताया गया कि लेन-देन नहीं हुआ',
      },
      no_show_contested: {
        mine: 'आपने बताया कि लेन-देन हुआ था',
        theirs: ({ name }) => `${name} ने बताया कि लेन-देन हुआ था`,
        system: 'लेन-देन हुआ था',
      },
      no_show_withdrawn: {
        mine: 'आपने “लेन-देन नहीं हुआ” वाली बात वापस ली',
        theirs: ({ name }) => `${name} ने “लेन-देन नहीं हुआ” वाली बात वापस ली`,
        system: 'यह बात वापस ले ली गई',
      },
      change_proposed: {
        mine: 'आपने बदलाव माँगा',
        theirs: ({ name }) => `${name} ने बदलाव माँगा`,
        system: 'बदलाव माँगा गया',
      },
      changed: {
        mine: 'आपने बदलाव स्वीकार किया',
        theirs: ({ name }) => `${name} ने बदलाव स्वीकार किया`,
        system: 'बुकिंग बदल गई',
      },
      change_declined: {
        mine: 'आपने बदलाव से मना किया',
        theirs: ({ name }) => `${name} ने बदलाव से मना किया`,
        system: 'बदलाव का जवाब समय पर नहीं आया',
      },
      change_withdrawn: {
        mine: 'आपने बदलाव वापस लिया',
        theirs: ({ name }) => `${name} ने बदलाव वापस लिया`,
        system: 'बदलाव वापस लिया गया',
      },
    },
    yours: 'आपकी चैट',
    aboutListing: ({ count, shown }) =>
      count === 1 ? 'इस लिस्टिंग पर चैट' : `इस लिस्टिंग पर ${shown} लोगों से चैट`,
    newMessages: ({ count }) => (count === 1 ? '1 नया' : `${count} नए`),
  },
})
