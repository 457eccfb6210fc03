import type { FraudWarning } from '@saajha/contract/fraud/fraud_warning'
import { inLanguage } from '@/messages/in_language'

type Site = { site: string }

/** Warnings of fraud above received messages, and before sending one. */
export const fraud = inLanguage({
  en: {
    heading: 'Be careful',
    warnings: {
      receiveByPayment:
        'Scanning a code or entering your UPI PIN always sends money. You never need it to receive.',
      otp: 'Never tell anyone an OTP. It lets them take money from your account.',
      uniformedOfficer:
        'Scammers often pose as soldiers or police posted in another city. Meet in person before you pay.',
      advancePayment:
        "Don't pay before you've seen it: no token, no gate pass, no courier fee, no gift card.",
      remoteAccess:
        "Don't install an app or share your screen for a payment. Others could see your PIN and take your money.",
      refundLink: 'You never need a link, a card number or a PIN to get money back.',
      shortLink: "This short link hides where it leads. Don't enter a password, card or PIN there.",
      chatLink:
        "This link leaves Saajha. Scammers move chats to WhatsApp or Telegram. Don't pay anything there before you've met.",
    } satisfies Record<FraudWarning, string>,
    paid: 'Already paid?',
    call: ({ number }: { number: string }) => `Call ${number}`,
    complain: ({ site }: Site) => `Report it at ${site}`,

    question: 'Send this message?',
    questionHint: 'This looks like a known scam. The reader will see this warning with it:',
    change: 'Change message',
    sendAnyway: 'Send anyway',
  },
  hi: {
    heading: 'सावधान रहें',
    warnings: {
      receiveByPayment:
        'कोड स्कैन करने या UPI पिन डालने से हमेशा पैसे जाते हैं। पैसे पाने के लिए इसकी ज़रूरत कभी नहीं होती।',
      otp: 'OTP किसी को न बताएँ। इससे कोई भी आपके खाते से पैसे निकाल सकता है।',
      uniformedOfficer:
        'ठग अक्सर कहते हैं कि वे फ़ौज या पुलिस में हैं और कहीं और तैनात हैं। पैसे देने से पहले आमने-सामने मिलें।',
      advancePayment: 'चीज़ देखने से पहले पैसे न दें: न टोकन, न गेट पास, न कूरियर का खर्च, न गिफ़्ट कार्ड।',
      remoteAccess:
        'पैसे लेने-देने के लिए कोई ऐप न डालें और स्क्रीन शेयर न करें। दूसरे आपका पिन देखकर पैसे निकाल सकते हैं।',
      refundLink: 'पैसे वापस पाने के लिए लिंक, कार्ड नंबर या पिन की ज़रूरत कभी नहीं होती।',
      shortLink: 'इस छोटे लिंक से पता नहीं चलता कि वह कहाँ ले जाएगा। वहाँ पासवर्ड, कार्ड या पिन न डालें।',
      chatLink:
        'यह लिंक Saajha से बाहर ले जाता है। ठग चैट को WhatsApp या टेलीग्राम पर ले जाते हैं। मिलने से पहले वहाँ पैसे न दें।',
    },
    paid: 'पैसे दे चुके हैं?',
    call: ({ number }) => `${number} पर कॉल करें`,
    complain: ({ site }) => `${site} पर शिकायत करें`,

    question: 'यह मैसेज भेजें?',
    questionHint: 'यह जानी-पहचानी ठगी जैसा लगता है, इसलिए इसके ऊपर यह चेतावनी दिखेगी:',
    change: 'मैसेज बदलें',
    sendAnyway: 'फिर भी भेजें',
  },
})
