/** The heading of the favourites, and the line below it. */
export const FAVOURITES_TEXTS = {
  en: { heading: 'Your favorites', hint: 'Saved in this browser only' },
  hi: { heading: 'आपके पसंदीदा', hint: 'सिर्फ़ इस ब्राउज़र में सेव हैं' },
}
