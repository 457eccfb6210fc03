import { inLanguage } from '@/messages/in_language'

/** An owner without a number for WhatsApp. */
export const unreachable = inLanguage({
  en: {
    whatsapp: 'WhatsApp not available',
    hint: ({ owner }: { owner: string }) =>
      `Contact information not available. Please use the messaging system to reach ${owner}.`,
  },
  hi: {
    whatsapp: 'WhatsApp उपलब्ध नहीं है',
    hint: ({ owner }) => `फ़ोन नंबर नहीं दिया गया है। ${owner} को मैसेज भेजें।`,
  },
})
