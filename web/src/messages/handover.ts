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
    by: { owner: 'Owner', renter: 'Renter' } satisfies Record<BookingSide, string>,
    byYou: 'You',
    confirmed: 'Code confirmed',
    parts: 'Included parts',
    deposit: 'Deposit',
    condition: 'Condition',
    photos: 'Photos',
    nothing: 'No details',
    codeField: "Renter's code",
    codeHint:
      'Ask the renter for the four digits on their screen. Without the code, you both need to save.',
    partsField: 'Included parts, one per line',
    partsPlaceholder: 'Two batteries',
    depositPlaceholder: { start: '5,000 in cash', end: 'Given back in full' } satisfies Record<
      HandoverStage,
      string
    >,
    conditionPlaceholder: 'Scratch on the lens hood',
    last: "What you save can't be edited. You can save again.",
    save: 'Save',
    saving: 'Saving...',
    uploading: 'Uploading Photos...',
    saved: 'Saved',
    failed: 'Your record was not saved',
    back: 'Back',
    loadFailed: "We couldn't load the handover",
  },
  hi: {
    heading: 'सौंपना और लौटाना',
    stages: { start: 'सौंपना', end: 'लौटाना' },
    code: {
      start: ({ name }) => `सामान लेते समय यह कोड ${name} को दिखाएँ।`,
      end: ({ name }) => `सामान लौटाते समय यह कोड ${name} को दिखाएँ।`,
    },
    record: { start: 'सौंपना दर्ज करें', end: 'लौटाना दर्ज करें' },
    by: { owner: 'मालिक', renter: 'किराएदार' },
    byYou: 'आप',
    confirmed: 'कोड सही',
    parts: 'साथ का सामान',
    deposit: 'डिपॉज़िट',
    condition: 'हालत',
    photos: 'फ़ोटो',
    nothing: 'और कुछ नहीं लिखा',
    codeField: 'किराएदार का कोड',
    codeHint: 'किराएदार के फ़ोन पर दिख रहे चार अंक डालें। कोड न हो, तो आप दोनों को सेव करना होगा।',
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
    loadFailed: 'सौंपने की जानकारी लोड नहीं हो पाई',
  },
})
