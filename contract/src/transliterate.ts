const LETTERS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 's', ष: 's', स: 's', ह: 'h' },
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
  ...{ ऑ: 'o', ऍ: 'e' },
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o' },
  ...{ 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e', '\u0902': 'n', '\u0901': 'n', '\u0903': '', '\u094d': '' },
  ...{ '०': '0', '१': '1', '२': '2', '३': '3', '४': '4' },
  ...{ '५': '5', '६': '6', '७': '7', '८': '8', '९': '9' },
}

/** Transliterates Devanagari to Latin letters as users type it: "मुंबई" to "mumbai", "कमरा" to "kamra". Expects NFKD. */
export function transliterate(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text
  return (
    text
      .replace(/\u0902(?=[पफबभम])/g, 'म्')
      // A consonant without a vowel sign has an inherent "a", unless it ends the word ...
      .replace(/([क-ह])(?=[\u0901-\u0903क-हअ-औ])/g, '$1a')
      // ... or is between two syllables, where the "a" is silent.
      .replace(/([\u093e-\u094caअ-औ])([क-ह])a(?=[क-ह][\u093e-\u094c])/g, '$1$2')
      .replace(/[\u0900-\u097f]/g, (letter) => LETTERS[letter] ?? letter)
  )
}
