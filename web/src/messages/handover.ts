import type { BookingSide } from '@saajha/contract/booking'
import type { HandoverStage } from '@saajha/contract/handover'
import { inLanguage } from '@/messages/in_language'

type Named = { name: string }

/** What the two members of a booking record when the item is handed over and returned. */
export const handover = inLanguage({
  en: {
    heading: 'Handover and return',
    stages: { start: 'Handover', end: 'Return' } satisfies Record<HandoverStage, string>,
    code: {
      start: ({ name }: Named) => `Show this code to ${name} when you get the item.`,
      end: ({ name }: Named) => `Show this code to ${name} when you give the item back.`,
    } satisfies Record<HandoverStage, unknown>,
    record: {
      start: 'Record Handover',
      end: 'Record Return',
    } satisfies Record<HandoverStage, string>,
    handOver: 'Hand Over',
    by: { owner: 'Owner', renter: 'Renter' } satisfies Record<BookingSide, string>,
    byYou: 'You',
    confirmed: 'Code confirmed',
    parts: 'Included parts',
    deposit: 'Deposit',
    condition: 'Condition',
    photos: 'Photos',
    nothing: 'No details',
    codeField: "Renter's code",
    codeHint: "Ask for the 4-digit code on the renter's phone.",
    noCode: 'No code?',
    noCodeHint:
      'Then both of you have to save a record. Without that, nothing proves who has the item.',
    withoutRecord: 'Handed Over Without a Record',
    withoutRecordQuestion:
      'Does the renter have the item now? Nothing will prove the handover or the condition.',
    confirmWithoutRecord: 'Yes, Handed Over',
    more: 'Parts and deposit',
    moreWithDeposit: ({ deposit }: { deposit: string }) => `Parts and deposit (${deposit})`,
    partsField: 'Included parts, one per line',
    partsPlaceholder: 'Two batteries',
    depositPlaceholder: { start: '5,000 in cash', end: 'Given back in full' } satisfies Record<
      HandoverStage,
      string
    >,
    conditionPlaceholder: 'Scratch on the lens hood',
    last: "You can't edit this later, but you can add another record.",
    save: 'Save',
    saving: 'Saving...',
    uploading: 'Uploading Photos...',
    saved: 'Saved',
    failed: 'Your record was not saved',
    back: 'Back',
    loadFailed: "We couldn't load the handover",
  },
  hi: {
    heading: 'देना और लौटाना',
    stages: { start: 'देते समय', end: 'लौटाते समय' },
    code: {
      start: ({ name }) => `सामान लेते समय यह कोड ${name} को दिखाएँ।`,
      end: ({ name }) => `सामान लौटाते समय यह कोड ${name} को दिखाएँ।`,
    },
    record: { start: 'देते समय का रिकॉर्ड बनाएँ', end: 'लौटाते समय का रिकॉर्ड बनाएँ' },
    handOver: 'सामान दें',
    by: { owner: 'मालिक', renter: 'किराएदार' },
    byYou: 'आप',
    confirmed: 'कोड सही',
    parts: 'साथ का सामान',
    deposit: 'डिपॉज़िट',
    condition: 'हालत',
    photos: 'फ़ोटो',
    nothing: 'और कुछ नहीं लिखा',
    codeField: 'किराएदार का कोड',
    codeHint: 'किराएदार के फ़ोन पर दिख रहे 4 अंक डालें।',
    noCode: 'कोड नहीं है?',
    noCodeHint:
      'तब आप दोनों को रिकॉर्ड सेव करना होगा। उसके बिना यह साबित नहीं होगा कि सामान किसके पास है।',
    withoutRecord: 'बिना रिकॉर्ड के दे दी',
    withoutRecordQuestion: 'क्या सामान अब किराएदार के पास है? देने का और हालत का कोई सबूत नहीं रहेगा।',
    confirmWithoutRecord: 'हाँ, दे दी',
    more: 'साथ का सामान और डिपॉज़िट',
    moreWithDeposit: ({ deposit }) => `साथ का सामान और डिपॉज़िट (${deposit})`,
    partsField: 'साथ का सामान, हर लाइन में एक',
    partsPlaceholder: 'दो बैटरियाँ',
    depositPlaceholder: { start: '5,000 नकद', end: 'पूरा लौटाया' },
    conditionPlaceholder: 'लेंस के हुड पर खरोंच',
    last: 'सेव करने के बाद इसे बदल नहीं सकते, पर फिर से सेव कर सकते हैं।',
    save: 'सेव करें',
    saving: 'सेव हो रहा है...',
    uploading: 'फ़ोटो अपलोड हो रही हैं...',
    saved: 'सेव हो गया',
    failed: 'आपकी जानकारी सेव नहीं हुई',
    back: 'वापस',
    loadFailed: 'देने और लौटाने की जानकारी लोड नहीं हो पाई',
  },
})
