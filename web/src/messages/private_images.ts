import { inLanguage } from '@/messages/in_language'

/** Private images, small and enlarged. */
export const privateImages = inLanguage({
  en: {
    enlarge: ({ title, number }: { title: string; number: number }) =>
      `Enlarge image ${number} of ${title}`,
    imageOf: ({ title, number }: { title: string; number: number }) =>
      `Image ${number} of ${title}`,
    counter: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
    previous: 'Previous image',
    next: 'Next image',
    open: 'Open in full size',
    unreadable: "We can't show this image",
    preparing: 'Getting it ready…',
    late: "This image isn't ready yet",
    failed: "We couldn't load this image",
  },
  hi: {
    enlarge: ({ title, number }) => `${title} की तस्वीर ${number} बड़ी करें`,
    imageOf: ({ title, number }) => `${title} की तस्वीर ${number}`,
    counter: ({ number, count }) => `${count} में से ${number}`,
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    open: 'पूरे साइज़ में खोलें',
    unreadable: 'यह तस्वीर नहीं दिखाई जा सकती',
    preparing: 'तैयार हो रही है…',
    late: 'यह तस्वीर अभी तैयार नहीं है',
    failed: 'यह तस्वीर लोड नहीं हो पाई',
  },
})
