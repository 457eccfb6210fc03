/** Titles before or after a name. Documents and profiles add or omit them. */
const HONORIFICS = new Set([
  ...['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'adv', 'er', 'shri', 'shree', 'sri', 'smt'],
  ...['shrimati', 'kumari', 'kum', 'km', 'ji', 'श्री', 'श्रीमती', 'सुश्री', 'कुमारी', 'डॉ', 'जी'],
])

/**
 * Whether a document's holder and its member have different names. Case, accents of Latin letters, punctuation, honorifics
 * and the order of the words are ignored; an initial differs from the full word.
 */
export function namesDiffer(holder: string, member: string): boolean {
  return normalized(holder) !== normalized(member)
}

function normalized(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
  return words
    .filter((word) => word !== '' && !HONORIFICS.has(word))
    .sort()
    .join(' ')
}
