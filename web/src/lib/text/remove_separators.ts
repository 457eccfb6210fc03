import type { FormEvent } from 'react'

/** The direction marks of numbers that are copied from a contact list. */
const MARKS = '\\u200e\\u200f\\u202a-\\u202e'
const PHONE_SEPARATORS = new RegExp(`[\\s\\-\\u2010-\\u2013(),${MARKS}]`, 'g')

/**
 * Removes the separators of a phone number as it is typed or pasted: '+91-98220 12345' becomes '+919822012345'. For
 * `onInput`, which precedes `onChange`.
 */
export const removePhoneSeparators = remover(PHONE_SEPARATORS)

/** A phone number without its separators. */
export function withoutPhoneSeparators(phone: string) {
  return phone.replace(PHONE_SEPARATORS, '')
}

/** Removes the separators of an amount as it is typed or pasted: '1,500' becomes '1500'. A hyphen may mean a range. */
export const removeAmountSeparators = remover(new RegExp(`[\\s,${MARKS}]`, 'g'))

function remover(separators: RegExp) {
  return ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const text = input.value.replace(separators, '')
    if (text === input.value) return
    const before = input.value.slice(0, input.selectionStart ?? undefined)
    const caret = before.replace(separators, '').length
    input.value = text
    input.setSelectionRange(caret, caret)
  }
}
