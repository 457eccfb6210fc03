import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type FormEvent } from 'react'
import { expect, test } from 'vitest'
import { removeAmountSeparators, removePhoneSeparators } from '@/lib/text/remove_separators'

type OnInput = (event: FormEvent<HTMLInputElement>) => void

function ControlledInput({ onInput }: { onInput: OnInput }) {
  const [text, setText] = useState('')
  return (
    <>
      <input value={text} onInput={onInput} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  )
}

function openInput(onInput: OnInput) {
  render(<ControlledInput onInput={onInput} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  return { input, value: () => [input.value, screen.getByRole('status').textContent] }
}

test.each([
  ['98220 12345', removePhoneSeparators, '9822012345'],
  ['+91-98220-12345', removePhoneSeparators, '+919822012345'],
  ['(020) 2553 1234', removePhoneSeparators, '02025531234'],
  ['\u202a+91 98220\u00a012345\u202c', removePhoneSeparators, '+919822012345'],
  ['1,500', removeAmountSeparators, '1500'],
  ['1,00,000.50', removeAmountSeparators, '100000.50'],
  ['500-1000', removeAmountSeparators, '500-1000'],
  ['five', removeAmountSeparators, 'five'],
] as const)(
  'the separators of %s are removed as it is typed and as it is pasted',
  async (text, onInput, expected) => {
    const { input, value } = openInput(onInput)
    await userEvent.type(input, text)
    expect(value()).toEqual([expected, expected])
    await userEvent.clear(input)
    await userEvent.paste(text)
    expect(value()).toEqual([expected, expected])
  }
)

test('a separator that is typed inside a number leaves the caret there', async () => {
  const { input, value } = openInput(removeAmountSeparators)
  await userEvent.type(input, '1500')
  input.setSelectionRange(1, 1)
  await userEvent.keyboard(',2')
  expect(value()).toEqual(['12500', '12500'])
})
