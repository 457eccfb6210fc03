import type { FormEvent } from 'react'

/** Spaces, hyphens, brackets, commas, and the direction marks of numbers copied from a contact list. */
const SEPARATORS = /[\s\-\u2010-\u2013(),\u200e\u200f\u202a-\u202e]/g

/**
 * Removes the separators of a phone number or an amount as they are typed or pasted: '+91-98220 12345' becomes
 * '+919822012345', '1,500' becomes '1500'. For `onInput`, which precedes `onChange`.
 */
export function removeSeparators({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const text = withoutSeparators(input.value)
  if (text === input.value) return
  const caret = withoutSeparators(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = text
  input.setSelectionRange(caret, caret)
}

function withoutSeparators(text: string) {
  return text.replace(SEPARATORS, '')
}
