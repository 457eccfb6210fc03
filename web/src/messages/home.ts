import { HOME_TEXTS } from '@saajha/contract/page_texts/home'
import { PRODUCT_NAME } from '@/lib/preferences/product'
import { inLanguage } from '@/messages/in_language'

/** The home page. */
export const home = inLanguage({
  en: {
    ...HOME_TEXTS.en,
    searchForm: 'Find something to rent',
    searchText: 'What do you need?',
    searchTextHint: 'Camera, bike, tent...',
    searchLocation: 'Where?',
    searchLocationHint: 'City or area',
    search: 'Search',
    trust: {
      verified: '10,000+ Verified Users',
      secure: 'Safe & Secure',
      support: 'WhatsApp Support',
    },
    categories: 'Browse by category',
    everything: `See everything on ${PRODUCT_NAME}`,
    everythingIn: ({ city }: { city: string }) => `See everything in ${city}`,
    everythingHint: 'All categories, newest first',
    seeMore: 'See More',
    empty: 'No items available at the moment.',
    emptyHint: 'New items are listed every day. Check back soon, or list yours first.',
    howItWorks: 'How It Works',
    howItWorksHint: 'No middlemen: you deal directly with the owner.',
    forRenters: 'To rent an item',
    forOwners: 'To rent out your item',
    renterSteps: [
      {
        title: 'Browse and Search',
        text: 'Browse the categories, or search by name and city.',
      },
      {
        title: 'Contact the Owner',
        text: 'Ask on WhatsApp, by phone or with a message in the app.',
      },
      {
        title: 'Book and Schedule',
        text: 'Pick your dates in the calendar on the item page and send a booking request.',
      },
      {
        title: 'Safe Exchange',
        text: 'Meet, check the item together, and return it in the same condition.',
      },
    ],
    ownerSteps: [
      {
        title: 'Create Listing',
        text: 'Add a few photos, a description and your price. Listing is free.',
      },
      {
        title: 'Get Contacted',
        text: 'Renters call, message or send a booking request. You choose who to rent to.',
      },
      {
        title: 'Earn Money',
        text: 'Hand it over, get paid, and do it again next week.',
      },
    ],
    listYourItem: 'List Your Item',
  },
  hi: {
    ...HOME_TEXTS.hi,
    searchForm: 'किराए पर कुछ खोजें',
    searchText: 'आपको क्या चाहिए?',
    searchTextHint: 'कैमरा, बाइक, टेंट...',
    searchLocation: 'कहाँ?',
    searchLocationHint: 'शहर या इलाका',
    search: 'खोजें',
    trust: {
      verified: '10,000+ वेरिफ़ाइड यूज़र',
      secure: 'सुरक्षित और भरोसेमंद',
      support: 'WhatsApp पर मदद',
    },
    categories: 'कैटेगरी के हिसाब से देखें',
    everything: `${PRODUCT_NAME} पर सब कुछ देखें`,
    everythingIn: ({ city }) => `${city} में सब कुछ देखें`,
    everythingHint: 'सारी कैटेगरी, नए आइटम पहले',
    seeMore: 'और देखें',
    empty: 'अभी कोई आइटम उपलब्ध नहीं है।',
    emptyHint: 'हर दिन नई लिस्टिंग आती हैं। थोड़ी देर में फिर देखें, या अपना आइटम लिस्ट करें।',
    howItWorks: 'यह कैसे काम करता है',
    howItWorksHint: 'कोई बिचौलिया नहीं: आपकी बात सीधे मालिक से होती है।',
    forRenters: 'किराए पर लेना',
    forOwners: 'किराए पर देना',
    renterSteps: [
      {
        title: 'देखें और खोजें',
        text: 'कैटेगरी में देखें, या नाम और शहर से खोजें।',
      },
      {
        title: 'मालिक से संपर्क करें',
        text: 'WhatsApp, फ़ोन या ऐप के मैसेज से पूछें।',
      },
      {
        title: 'तारीखें बुक करें',
        text: 'आइटम के पेज पर कैलेंडर में तारीखें चुनें और बुकिंग रिक्वेस्ट भेजें।',
      },
      {
        title: 'सुरक्षित लेन-देन',
        text: 'मिलें, आइटम साथ में जाँचें, और उसी हालत में लौटाएँ।',
      },
    ],
    ownerSteps: [
      {
        title: 'लिस्टिंग बनाएँ',
        text: 'कुछ फ़ोटो, थोड़ी जानकारी और किराया डालें। लिस्टिंग मुफ़्त है।',
      },
      {
        title: 'लोग संपर्क करेंगे',
        text: 'लोग कॉल, मैसेज या बुकिंग रिक्वेस्ट करेंगे। फ़ैसला आपका होगा।',
      },
      {
        title: 'पैसे कमाएँ',
        text: 'आइटम दें, किराया लें, और अगले हफ़्ते फिर कमाएँ।',
      },
    ],
    listYourItem: 'अपना आइटम लिस्ट करें',
  },
})
