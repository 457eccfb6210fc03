const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The initials of a name: 'AR' for 'Asha Rao', 'A' for 'asha@example.in'. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return chosen.map((word = '') => firstLetter(word).toLocaleUpperCase()).join('')
}

function firstLetter(word: string) {
  return letters.segment(word)[Symbol.iterator]().next().value?.segment ?? ''
}
