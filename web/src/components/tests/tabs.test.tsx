import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from '@/components/tabs'

function Example() {
  const [value, setValue] = useState('listings')

  return (
    <Tabs
      label="Your page"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'listings', label: 'Listings', content: 'Two listings' },
        { value: 'reviews', label: 'Reviews', content: null, disabled: true },
        { value: 'notices', label: 'Notices', content: 'One notice' },
        { value: 'rentals', label: 'Rentals', content: 'No rental' },
      ]}
    />
  )
}

const chosen = () => screen.getByRole('tab', { selected: true })

function renderTabs() {
  render(<Example />)
  return userEvent.setup()
}

test('a tab list shows the panel of the pressed tab, which bears its name', async () => {
  const visitor = renderTabs()
  expect(screen.getByRole('tabpanel', { name: 'Listings' }).textContent).toBe('Two listings')
  await visitor.click(screen.getByRole('tab', { name: 'Notices' }))
  expect(chosen().textContent).toBe('Notices')
  expect(screen.getByRole('tabpanel', { name: 'Notices' }).textContent).toBe('One notice')
  expect(screen.queryByText('Two listings')).toBeNull()
})

test.each([
  ['{ArrowRight}', 'Notices'],
  ['{ArrowRight}{ArrowRight}', 'Rentals'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Listings'],
  ['{ArrowLeft}', 'Rentals'],
  ['{End}', 'Rentals'],
  ['{End}{Home}', 'Listings'],
])('the keys %s choose and focus the tab %s, without the disabled tab', async (keys, name) => {
  const visitor = renderTabs()
  await visitor.tab()
  expect(document.activeElement).toBe(chosen())
  await visitor.keyboard(keys)
  expect(chosen().textContent).toBe(name)
  expect(document.activeElement).toBe(chosen())
})

test('Tab leaves the tab list for the panel', async () => {
  const visitor = renderTabs()
  await visitor.tab()
  await visitor.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

test('an arrow key with a modifier is left to the browser', () => {
  renderTabs()
  const isLeft = fireEvent.keyDown(chosen(), { key: 'ArrowLeft', altKey: true })
  expect(isLeft).toBe(true)
  expect(chosen().textContent).toBe('Listings')
})
