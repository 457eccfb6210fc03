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

test('a price as it is pasted is applied in normal form', async () => {
  const onChange = vi.fn()
  render(<PriceRange minPrice="" maxPrice="" onChange={onChange} />)
  await userEvent.type(screen.getAllByRole('textbox')[1]!, '₹ १,२५,०००/-')
  await userEvent.tab()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ minPrice: '', maxPrice: '125000' })
})

test('a price that is changed elsewhere replaces the input', () => {
  const { rerender } = render(<PriceRange minPrice="100" maxPrice="500" onChange={() => {}} />)
  rerender(<PriceRange minPrice="" maxPrice="500" onChange={() => {}} />)
  expect(inputs()).toEqual(['', '500'])
})

test('an applied minimum price keeps the maximum that is being typed', async () => {
  const { rerender } = render(<PriceRange minPrice="" maxPrice="" onChange={() => {}} />)
  await userEvent.type(screen.getAllByRole('textbox')[0]!, '300')
  await userEvent.tab()
  await userEvent.keyboard('1')
  rerender(<PriceRange minPrice="300" maxPrice="" onChange={() => {}} />)
  await userEvent.keyboard('500')
  expect(inputs()).toEqual(['300', '1500'])
})

test('a price that is typed further after Enter keeps its digits', async () => {
  const { rerender } = render(<PriceRange minPrice="" maxPrice="" onChange={() => {}} />)
  await userEvent.type(screen.getAllByRole('textbox')[0]!, '300{Enter}0')
  rerender(<PriceRange minPrice="300" maxPrice="" onChange={() => {}} />)
  expect(inputs()).toEqual(['3000', ''])
})

test('a minimum above the maximum shows an error once the field is left', async () => {
  render(<PriceRange minPrice="300" maxPrice="" onChange={() => {}} />)
  const highest = screen.getAllByRole<HTMLInputElement>('textbox')[1]!
  await userEvent.type(highest, '1')
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(highest.checkValidity()).toBe(false)
  await userEvent.tab()
  expect(screen.getByRole('alert').textContent).toBe("Min can't be more than Max")
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

test('an invalid price shows an error once the field is left, and none while it is corrected', async () => {
  render(<PriceRange minPrice="" maxPrice="" onChange={() => {}} />)
  const lowest = screen.getAllByRole<HTMLInputElement>('textbox')[0]!
  await userEvent.type(lowest, '12.')
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(lowest.checkValidity()).toBe(false)
  await userEvent.tab()
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(lowest.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(lowest, '5')
  expect(screen.getByRole('alert').textContent).toBe('')
})
