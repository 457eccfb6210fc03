import type { HandoverStage } from '@saajha/contract/handover'
import { inLanguage } from '@/messages/in_language'

type Named = { name: string }

/** A handover by the renter's code, and the record of it. */
export const handoverCode = inLanguage({
  en: {
    handOver: 'Hand Over',
    record: {
      start: 'Record Handover',
      end: 'Record Return',
    } satisfies Record<HandoverStage, string>,
    code: {
      start: ({ name }: Named) => `Show this code to ${name} when you get the item.`,
      end: ({ name }: Named) => `Show this code to ${name} when you give the item back.`,
    } satisfies Record<HandoverStage, unknown>,
  },
  hi: {
    handOver: 'सामान दें',
    record: { start: 'देते समय का रिकॉर्ड बनाएँ', end: 'लौटाते समय का रिकॉर्ड बनाएँ' },
    code: {
      start: ({ name }) => `सामान लेते समय यह कोड ${name} को दिखाएँ।`,
      end: ({ name }) => `सामान लौटाते समय यह कोड ${name} को दिखाएँ।`,
    },
  },
})
