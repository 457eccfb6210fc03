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
    enlarge: ({ title, number }) => `${title} की फ़ोटो ${number} बड़ी करें`,
    imageOf: ({ title, number }) => `${title} की फ़ोटो ${number}`,
    counter: ({ number, count }) => `${count} में से ${number}`,
    previous: 'पिछली फ़ोटो',
    next: 'अगली फ़ोटो',
    open: 'पूरे साइज़ में खोलें',
    unreadable: 'यह फ़ोटो नहीं दिखाई जा सकती',
    preparing: 'तैयार हो रही है…',
    late: 'यह फ़ोटो अभी तैयार नहीं है',
    failed: 'यह फ़ोटो लोड नहीं हो पाई',
  },
})
