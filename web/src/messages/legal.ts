import { DOCUMENT_PICTURE_DAYS } from '@saajha/contract/verification'
import { PRODUCT_NAME } from '@/lib/preferences/product'
import { inLanguage } from '@/messages/in_language'

type Section = { heading: string; lines: string[] }

/** Complaints, the terms, the privacy notice, and the state of a guest's report. */
export const legal = inLanguage({
  en: {
    pages: 'Help, terms and privacy',
    howToReport: 'Report something',
    howToReportHint:
      'To report a listing or its owner, open the listing and choose “Report this listing”. You don’t need an account. If you lost money to a fraud, call 1930 first.',
    lookUp: 'Look up a report',
    officer: 'Who answers complaints',
    facts: {
      officer: 'Grievance officer',
      email: 'Email',
      name: 'Operator',
      address: 'Address',
    },
    missing: ({ names }: { names: string }) =>
      `The operator of this site hasn't filled in: ${names}.`,
    limits: 'When we answer',
    acknowledged:
      'You get a number at once, so you know we have your complaint. The law asks us to confirm a report within 24 hours, and a complaint about our service within 48. We decide within:',
    limitKinds: {
      intimate: 'Nude or sexual pictures, or pretending to be someone else',
      authorityOrder: 'An order of a court or the government',
      unlawfulContent: 'Private details, hate, violence, threats',
      other: 'Anything else about a listing, member, message or booking',
      complaint: 'Complaints about us',
    },
    hours: ({ count }: { count: number }) => `${count} hours`,
    days: ({ count }: { count: number }) => `${count} days`,
    appeal:
      "If you don't agree with our answer, you can appeal to the Grievance Appellate Committee of the Government of India within 30 days.",
    complain: 'Complain about us',
    complaint: 'What went wrong?',
    complaintHint: 'If you want an email or a call, write how we can reach you.',
    complaintRequired: 'Please write what went wrong.',
    sendComplaint: 'Send complaint',
    order: 'How we order listings',
    orderLines: [
      'Lists show the newest listings first, unless you choose another order. Popular listings are ordered by how often they were viewed and their owners contacted.',
      'A search shows the best matches first: listings whose title has your words come before those that only mention them.',
      'We choose the featured listings. Nobody can pay to be shown higher.',
    ],
    reportTitle: 'Your report',
    lookUpGuest:
      'Enter the number and the key from the link that we showed you. To see the reports of your account, log in.',
    lookUpMember: 'Enter the number of your report. All your reports are in your dashboard.',
    ticket: 'Reference number',
    key: 'Key',
    ticketRequired: 'Please enter the reference number.',
    keyRequired: 'Please enter the key.',
    show: 'Show report',
    contact: 'Who we are',
    terms: [
      {
        heading: 'What we do',
        lines: [
          `${PRODUCT_NAME} is where people find things to rent from each other. The rental is between the owner and the renter. We're not a party to it.`,
          'We take no payments and hold no deposits. Price, deposit and payment are between the two of you.',
          'A verified mark means that we checked an identity document. It says nothing about the item.',
        ],
      },
      {
        heading: 'What you agree to',
        lines: [
          'Offer only what is yours to rent out, and describe it truthfully.',
          'Keep the dates you agreed to. Return things on time and as you got them.',
          "Don't threaten, cheat or insult anyone, don't pretend to be someone else, and don't publish other people's private details.",
          "Don't offer anything that is illegal to rent out.",
          'Use your own account and keep your password to yourself.',
        ],
      },
      {
        heading: 'If something goes wrong',
        lines: [
          'Report it. An administrator looks at every report.',
          'If a report is right, we can hide a listing, message, review or picture, or warn or suspend a member. We tell them why. If we hide a listing or review or suspend a member, they can ask us once to look again.',
          "When a rental goes wrong, we hear both sides and keep the records of handover and return. We can't move money.",
          'If you lost money to a fraud, call 1930, the police helpline for online fraud.',
        ],
      },
    ] as Section[],
    privacy: [
      {
        heading: 'What everyone can see',
        lines: [
          'Your name, picture, city, verified mark, listings and since when you are a member.',
          'The phone number in your profile or listing, on the page of your listing.',
          'Reviews that you write or get, with your name and picture, what was rented and the stars. As an owner also how many rentals you had, how many you cancelled and how fast you answer.',
        ],
      },
      {
        heading: 'What only some can see',
        lines: [
          'Messages and bookings: you and the other member. If one of you reports a message or booking, administrators see it in the report. They can also open the messages around it or the handover records, and we log who did.',
          'Your email: the owner you contact, and administrators. Your phone number: also the owner you contact, unless you leave it out.',
          'Your UPI ID: the renter of an accepted booking, from its first day until a day after the return.',
          'What owners wrote about you as a renter, as a rating, and how many bookings you cancelled: the owner whom you ask for a booking.',
          'Identity documents: you and administrators. We log who reads the number or opens the pictures.',
          'Reports: administrators. The member you report isn’t told who reported them. If you report a problem with a rental, the other member is asked.',
        ],
      },
      {
        heading: 'How long we keep it',
        lines: [
          `The number of a document: encrypted, until we decide. Its pictures: ${DOCUMENT_PICTURE_DAYS} days longer. The last four characters, name, type and decision stay.`,
          'You stay logged in until 30 days after your last visit, and 90 days at most. Until then we keep the browser and the days of your login and your last visit. We keep your networks in scrambled form for 90 days, the last one longer, to notice strange logins.',
          'Your UPI ID until you remove it, and a review until you withdraw it. A listing that you delete is shown only to the members of its bookings and conversations. Messages, bookings, handover records and reports stay, with what was reported as it was. Notifications stay two years.',
          'Who looked at a listing: 35 days, in scrambled form. Then only the number stays.',
          'A report without an account: what you write and a scrambled form of your network, so that nobody reports the same thing again and again. No name or email, unless you write it.',
          'Backups have copies of all this until they are replaced.',
        ],
      },
      {
        heading: 'What we don’t do',
        lines: [
          "We don't sell your data, show ads or use trackers of other companies. We use it to run this site: to bring owners and renters together, to answer you and to prevent abuse.",
          'We use cookies only to log you in and keep you logged in, to recognise your device for 400 days, to remember your language, and to show you at once what you changed. Favorites, theme and drafts stay in your browser.',
        ],
      },
      {
        heading: 'How to change or delete it',
        lines: [
          'Change your profile and delete your listings and profile picture yourself.',
          'To have your account deleted, to get a copy of your data, or to correct what you can’t change yourself, write to the grievance officer from the email of your account. You can also name someone who may ask for this if you die or fall seriously ill.',
          'If we don’t settle your complaint about your data, you can complain to the Data Protection Board of India.',
        ],
      },
    ] as Section[],
  },
  hi: {
    pages: 'मदद, शर्तें और प्राइवेसी',
    howToReport: 'शिकायत करें',
    howToReportHint:
      'किसी लिस्टिंग या उसके मालिक की शिकायत करनी हो, तो लिस्टिंग खोलकर “इस लिस्टिंग की शिकायत करें” दबाएँ। अकाउंट होना ज़रूरी नहीं है। ठगी में पैसे गए हों, तो पहले 1930 पर कॉल करें।',
    lookUp: 'शिकायत का हाल देखें',
    officer: 'शिकायतें कौन देखता है',
    facts: {
      officer: 'शिकायत अधिकारी',
      email: 'ईमेल',
      name: 'साइट चलाने वाले',
      address: 'पता',
    },
    missing: ({ names }) => `साइट चलाने वालों ने यह जानकारी नहीं दी है: ${names}।`,
    limits: 'जवाब कब मिलेगा',
    acknowledged:
      'आपको तुरंत एक नंबर मिलता है, जिससे आपको पता रहे कि शिकायत हम तक पहुँच गई। कानून के हिसाब से शिकायत मिलने की पुष्टि 24 घंटे में, और हमारी सेवा की शिकायत की 48 घंटे में करनी होती है। फ़ैसला हम इतने समय में करते हैं:',
    limitKinds: {
      intimate: 'अश्लील फ़ोटो, या किसी और के नाम से बना अकाउंट',
      authorityOrder: 'अदालत या सरकार का आदेश',
      unlawfulContent: 'निजी जानकारी, नफ़रत, हिंसा, धमकी',
      other: 'लिस्टिंग, सदस्य, मैसेज या बुकिंग की कोई और शिकायत',
      complaint: 'हमारे बारे में शिकायत',
    },
    hours: ({ count }) => `${count} घंटे`,
    days: ({ count }) => `${count} दिन`,
    appeal:
      'हमारे जवाब से सहमत न हों, तो 30 दिन के अंदर भारत सरकार की ग्रीवेंस अपीलेट कमेटी में अपील कर सकते हैं।',
    complain: 'हमारे बारे में शिकायत करें',
    complaint: 'क्या गड़बड़ हुई?',
    complaintHint: 'ईमेल या कॉल चाहिए, तो लिखें कि आपसे कैसे बात करें।',
    complaintRequired: 'कृपया लिखें कि क्या गड़बड़ हुई।',
    sendComplaint: 'शिकायत भेजें',
    order: 'लिस्टिंग किस क्रम में दिखती हैं',
    orderLines: [
      'सूची में नई लिस्टिंग पहले आती हैं, जब तक आप कोई और क्रम न चुनें। लोकप्रिय लिस्टिंग में वे पहले आती हैं जिन्हें ज़्यादा बार देखा गया और जिनके मालिकों से ज़्यादा बार संपर्क हुआ।',
      'खोज में सबसे मिलती-जुलती लिस्टिंग पहले आती हैं: जिनके नाम में आपके शब्द हों, वे उनसे पहले जिनमें कहीं और लिखे हों।',
      'खास लिस्टिंग हम चुनते हैं। पैसे देकर कोई ऊपर नहीं आ सकता।',
    ],
    reportTitle: 'आपकी शिकायत',
    lookUpGuest:
      'हमने जो लिंक दिखाया था, उसमें से नंबर और सीक्रेट कोड लिखें। अपने अकाउंट से की गई शिकायतें देखने के लिए लॉग इन करें।',
    lookUpMember: 'अपनी शिकायत का नंबर लिखें। आपकी सारी शिकायतें डैशबोर्ड में हैं।',
    ticket: 'शिकायत का नंबर',
    key: 'सीक्रेट कोड',
    ticketRequired: 'कृपया शिकायत का नंबर लिखें।',
    keyRequired: 'कृपया सीक्रेट कोड लिखें।',
    show: 'शिकायत देखें',
    contact: 'हम कौन हैं',
    terms: [
      {
        heading: 'हम क्या करते हैं',
        lines: [
          `${PRODUCT_NAME} पर लोग एक-दूसरे से चीज़ें किराए पर लेते हैं। किराए का सौदा मालिक और किराएदार के बीच होता है। हम उसमें शामिल नहीं हैं।`,
          'हम न पैसे लेते हैं, न डिपॉज़िट रखते हैं। किराया, डिपॉज़िट और पेमेंट आप दोनों आपस में तय करते हैं।',
          'वेरिफ़ाइड टिक का मतलब है कि हमने पहचान का दस्तावेज़ जाँचा है। चीज़ कैसी है, यह उससे पता नहीं चलता।',
        ],
      },
      {
        heading: 'आपको क्या मानना है',
        lines: [
          'वही चीज़ किराए पर दें जो आपकी है, और उसके बारे में सच लिखें।',
          'जो तारीख तय हो, उसे निभाएँ। चीज़ समय पर और वैसी ही लौटाएँ जैसी मिली थी।',
          'किसी को धमकाएँ या ठगें नहीं, बेइज़्ज़ती न करें, किसी और का नाम न लगाएँ और दूसरों की निजी जानकारी न डालें।',
          'जो चीज़ किराए पर देना गैरकानूनी है, उसे यहाँ न डालें।',
          'अपना ही अकाउंट इस्तेमाल करें और पासवर्ड किसी को न बताएँ।',
        ],
      },
      {
        heading: 'गड़बड़ हो जाए तो',
        lines: [
          'शिकायत करें। हर शिकायत को एक एडमिन देखता है।',
          'शिकायत सही हो, तो हम लिस्टिंग, मैसेज, रिव्यू या फ़ोटो छिपा सकते हैं, सदस्य को चेतावनी दे सकते हैं या उसका अकाउंट सस्पेंड कर सकते हैं। वजह उसे बताते हैं। लिस्टिंग या रिव्यू छिपे या अकाउंट सस्पेंड हो, तो वह एक बार दोबारा देखने को कह सकता है।',
          'किराए में गड़बड़ हो, तो हम आप दोनों की बात सुनते हैं और देने व लौटाने के रिकॉर्ड सँभालकर रखते हैं। पैसे हम नहीं दिला सकते।',
          'ठगी में पैसे गए हों, तो साइबर ठगी की हेल्पलाइन 1930 पर कॉल करें।',
        ],
      },
    ],
    privacy: [
      {
        heading: 'सबको क्या दिखता है',
        lines: [
          'आपका नाम, फ़ोटो, शहर, वेरिफ़ाइड टिक, लिस्टिंग और आप कब से सदस्य हैं।',
          'आपकी प्रोफ़ाइल या लिस्टिंग का फ़ोन नंबर, आपकी लिस्टिंग के पेज पर।',
          'जो रिव्यू आप लिखें या आपको मिलें, आपके नाम और फ़ोटो, किराए की चीज़ और स्टार के साथ। मालिक के तौर पर यह भी कि कितनी बार किराए पर दिया, कितनी बुकिंग कैंसल कीं और कितनी जल्दी जवाब देते हैं।',
        ],
      },
      {
        heading: 'सिर्फ़ कुछ लोगों को क्या दिखता है',
        lines: [
          'मैसेज और बुकिंग: आपको और दूसरे सदस्य को। आप दोनों में से कोई मैसेज या बुकिंग की शिकायत करे, तो वह शिकायत के साथ एडमिन को दिखती है। वे उसके आगे-पीछे के मैसेज या लेन-देन के रिकॉर्ड भी खोल सकते हैं। किसने खोले, यह दर्ज होता है।',
          'आपका ईमेल: उस मालिक को जिससे आप संपर्क करें, और एडमिन को। आपका फ़ोन नंबर: उस मालिक को भी, जब तक आप उसे न हटाएँ।',
          'आपकी UPI आईडी: स्वीकार की गई बुकिंग के किराएदार को, पहले दिन से लौटाने के एक दिन बाद तक।',
          'मालिकों ने किराएदार के तौर पर आपको जो रेटिंग दी, और आपने कितनी बुकिंग कैंसल कीं: उस मालिक को जिससे आप बुकिंग माँगें।',
          'पहचान के दस्तावेज़: आपको और एडमिन को। नंबर किसने पढ़ा और फ़ोटो किसने खोली, यह दर्ज होता है।',
          'शिकायतें: एडमिन को। जिसकी शिकायत हो, उसे नहीं बताया जाता कि किसने की। किराए की दिक्कत बताएँ, तो दूसरे सदस्य से भी पूछा जाता है।',
        ],
      },
      {
        heading: 'हम कब तक रखते हैं',
        lines: [
          `दस्तावेज़ का नंबर: फ़ैसला होने तक, कोड में बदलकर। उसकी फ़ोटो: ${DOCUMENT_PICTURE_DAYS} दिन और। आखिरी चार अक्षर, नाम, टाइप और फ़ैसला बने रहते हैं।`,
          'आखिरी बार आने के 30 दिन बाद तक आप लॉग इन रहते हैं, ज़्यादा से ज़्यादा 90 दिन। तब तक हम ब्राउज़र, लॉग इन का दिन और आखिरी बार आने का दिन रखते हैं। नेटवर्क का बदला हुआ रूप 90 दिन रखते हैं, आखिरी वाला उससे ज़्यादा, ताकि अजीब लॉग इन पकड़ में आए।',
          'UPI आईडी, जब तक आप न हटाएँ। रिव्यू, जब तक आप वापस न लें। हटाई हुई लिस्टिंग सिर्फ़ उन्हें दिखती है जिनकी उस पर बुकिंग या चैट हुई। मैसेज, बुकिंग, लेन-देन के रिकॉर्ड और शिकायतें बनी रहती हैं, और जिस चीज़ की शिकायत हुई वह जैसी थी, वैसी। नोटिफ़िकेशन दो साल रहते हैं।',
          'लिस्टिंग किसने देखी: 35 दिन तक, बदले हुए रूप में। उसके बाद सिर्फ़ गिनती रहती है।',
          'बिना अकाउंट की शिकायत: आपने जो लिखा, और आपके नेटवर्क का बदला हुआ रूप, ताकि एक ही शिकायत बार-बार न आए। नाम या ईमेल नहीं, जब तक आप खुद न लिखें।',
          'बैकअप में इन सबकी कॉपी रहती है, जब तक नया बैकअप उसकी जगह न ले।',
        ],
      },
      {
        heading: 'हम क्या नहीं करते',
        lines: [
          'हम आपकी जानकारी नहीं बेचते, विज्ञापन नहीं दिखाते और दूसरी कंपनियों के ट्रैकर नहीं लगाते। जानकारी सिर्फ़ यह साइट चलाने के काम आती है: मालिक और किराएदार को मिलाने, आपको जवाब देने और गलत इस्तेमाल रोकने के लिए।',
          'कुकी सिर्फ़ इसलिए हैं: आपको लॉग इन करने और रखने, 400 दिन तक आपका डिवाइस पहचानने, आपकी भाषा याद रखने और आपका बदलाव आपको तुरंत दिखाने के लिए। पसंदीदा, थीम और अधूरे ड्राफ़्ट आपके ब्राउज़र में रहते हैं।',
        ],
      },
      {
        heading: 'बदलना या हटाना हो तो',
        lines: [
          'प्रोफ़ाइल आप खुद बदल सकते हैं, और लिस्टिंग व प्रोफ़ाइल फ़ोटो खुद हटा सकते हैं।',
          'अकाउंट हटवाना हो, अपनी जानकारी की कॉपी चाहिए, या कुछ ठीक कराना हो जो आप खुद नहीं बदल सकते, तो अपने अकाउंट के ईमेल से शिकायत अधिकारी को लिखें। आप किसी का नाम भी दे सकते हैं जो आपके न रहने पर या गंभीर बीमारी में आपकी तरफ़ से यह माँग सके।',
          'अपनी जानकारी के बारे में आपकी शिकायत हम न सुलझाएँ, तो आप भारत के डेटा प्रोटेक्शन बोर्ड में शिकायत कर सकते हैं।',
        ],
      },
    ],
  },
})
