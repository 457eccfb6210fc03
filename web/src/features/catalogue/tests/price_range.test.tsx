import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PriceRange } from '@/features/catalogue/components/filters/price_range'

const inputs = () =>
  screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)

test('a typed price is applied without blanks on blur', async () => {
  const onChange = vi.fn()
  render(<PriceRange minPrice="" maxPrice="500" onChange={onChange} />)
  await userEvent.type(screen.getAllByRole('textbox')[0]!, ' 100 ')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ minPrice: '100', maxPrice: '500' })
})

test('a range that is changed elsewhere replaces the input', async () => {
  const { rerender } = render(<PriceRange minPrice="100" maxPrice="" onChange={() => {}} />)
  await userEvent.type(screen.getAllByRole('textbox')[1]!, '7')
  rerender(<PriceRange minPrice="" maxPrice="" onChange={() => {}} />)
  expect(inputs()).toEqual(['', ''])
})

test('a blur without a change applies nothing', async () => {
  const onChange = vi.fn()
  render(<PriceRange minPrice="100" maxPrice="500" onChange={onChange} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
  expect(onChange).not.toHaveBeenCalled()
})
