import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { removeSeparators } from '@/lib/text/remove_separators'

function Amount() {
  const [text, setText] = useState('')
  return (
    <>
      <input
        value={text}
        onInput={removeSeparators}
        onChange={(event) => setText(event.target.value)}
      />
      <output>{text}</output>
    </>
  )
}

function openAmount() {
  render(<Amount />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  return { input, value: () => [input.value, screen.getByRole('status').textContent] }
}

test.each([
  ['98220 12345', '9822012345'],
  ['+91-98220-12345', '+919822012345'],
  ['(020) 2553 1234', '02025531234'],
  ['\u202a+91 98220\u00a012345\u202c', '+919822012345'],
  ['1,500', '1500'],
  ['1,00,000.50', '100000.50'],
  ['five', 'five'],
])(
  'the separators of %s are removed as it is typed and as it is pasted',
  async (text, expected) => {
    const { input, value } = openAmount()
    await userEvent.type(input, text)
    expect(value()).toEqual([expected, expected])
    await userEvent.clear(input)
    await userEvent.paste(text)
    expect(value()).toEqual([expected, expected])
  }
)

test('a separator that is typed inside a number leaves the caret there', async () => {
  const { input, value } = openAmount()
  await userEvent.type(input, '1500')
  input.setSelectionRange(1, 1)
  await userEvent.keyboard(',2')
  expect(value()).toEqual(['12500', '12500'])
})
