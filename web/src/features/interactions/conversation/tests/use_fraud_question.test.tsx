import { fill } from '@/tests/fill'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFraudQuestion } from '@/features/interactions/conversation/use_fraud_question'
import { storeWrapper } from '@/tests/store_wrapper'

const FRAUDULENT = 'Please share the OTP, and scan this QR to receive the money'

function renderComposer() {
  const sent: string[] = []
  function Composer() {
    const [text, setText] = useState('')
    const { ask, question } = useFraudQuestion()
    const send = async () => {
      if (await ask(text)) sent.push(text)
    }
    return (
      <>
        <input aria-label="Message" value={text} onChange={({ target }) => setText(target.value)} />
        <button onClick={() => void send()}>Send</button>
        {question}
      </>
    )
  }
  render(<Composer />, { wrapper: storeWrapper() })
  const visitor = userEvent.setup()
  const write = async (text: string) => {
    await visitor.clear(screen.getByLabelText('Message'))
    await fill(visitor, screen.getByLabelText('Message'), text)
    await visitor.click(screen.getByRole('button', { name: 'Send' }))
  }
  const press = async (name: string) => visitor.click(await screen.findByRole('button', { name }))
  const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  return { visitor, write, press, closed, sent }
}

test('an honest message is sent without a question', async () => {
  const { write, sent } = renderComposer()
  await write('Is it free on Sunday?')
  await waitFor(() => expect(sent).toEqual(['Is it free on Sunday?']))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a message with signs of a fraud is sent once its writer confirms it', async () => {
  const { write, press, closed, sent } = renderComposer()
  await write(FRAUDULENT)
  const question = await screen.findByRole('alertdialog', { name: 'Send this message?' })
  expect(question.querySelectorAll('li')).toHaveLength(2)
  const filled = [...question.querySelectorAll('button.bg-primary')]
  expect(filled.map((each) => each.textContent)).toEqual(['Change message'])
  expect(question.textContent).toContain('Never tell anyone an OTP.')
  expect(sent).toEqual([])
  await press('Send anyway')
  await closed()
  expect(sent).toEqual([FRAUDULENT])
})

test('a confirmed message is sent again without a question, and another one with it', async () => {
  const { visitor, write, press, closed, sent } = renderComposer()
  await write(FRAUDULENT)
  await press('Send anyway')
  await closed()
  await visitor.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toEqual([FRAUDULENT, FRAUDULENT]))
  await write('Send me the OTP')
  await screen.findByRole('alertdialog')
  expect(sent).toHaveLength(2)
})

test.each(['button', 'Escape'])('a question closed by %s keeps the message unsent', async (how) => {
  const { visitor, write, press, closed, sent } = renderComposer()
  await write(FRAUDULENT)
  await screen.findByRole('alertdialog')
  if (how === 'button') await press('Change message')
  else await visitor.keyboard('{Escape}')
  await closed()
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
  await visitor.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})
