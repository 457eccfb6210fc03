import { render, screen } from '@testing-library/react'
import { FRAUD_WARNINGS } from '@saajha/contract/fraud/fraud_warning'
import { expect, test } from 'vitest'
import { FraudWarningNote } from '@/features/moderation/fraud/fraud_warning'
import { fraud } from '@/messages/fraud'

test('a message without warnings has no note', () => {
  const { container } = render(<FraudWarningNote warnings={[]} />)
  expect(container.textContent).toBe('')
})

test.each(FRAUD_WARNINGS)('the warning %s has a sentence', (warning) => {
  render(<FraudWarningNote warnings={[warning]} />)
  expect(screen.getByRole('note').textContent).toContain(fraud.warnings[warning])
})

test('the note links to the helpline and the site of the government', () => {
  render(<FraudWarningNote warnings={['otp', 'shortLink']} />)
  const note = screen.getByRole('note')
  for (const warning of ['otp', 'shortLink'] as const)
    expect(note.textContent).toContain(fraud.warnings[warning])
  expect(screen.getByRole('link', { name: 'Call 1930' }).getAttribute('href')).toBe('tel:1930')
  expect(
    screen.getByRole('link', { name: 'Report it at cybercrime.gov.in' }).getAttribute('href')
  ).toBe('https://cybercrime.gov.in')
})

test('warnings of a newer release are ignored', () => {
  const { container } = render(<FraudWarningNote warnings={['deepfake', 'toString']} />)
  expect(container.textContent).toBe('')
  render(<FraudWarningNote warnings={['deepfake', 'otp']} />)
  expect(screen.getByRole('note').textContent).toContain(fraud.warnings.otp)
})
