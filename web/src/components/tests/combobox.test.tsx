import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Combobox } from '@/components/combobox'
import { Field } from '@/components/field'
import { matchingOptions } from '@/components/matching_options'
import { storeWrapper } from '@/tests/store_wrapper'

const CITIES = ['Navi Mumbai, Maharashtra', 'Mumbai, Maharashtra', 'Pune, Maharashtra']
const CITY_OPTIONS = CITIES.map((city) => ({ value: city, label: city }))
const loadCities = async () => CITY_OPTIONS

/** Opens a list of cities whose search field has the focus. */
async function openCities(props: Partial<ComponentProps<typeof Combobox>> = {}) {
  const choose = vi.fn()
  const texts = {
    placeholder: 'Choose a city...',
    searchPlaceholder: 'Search for a city...',
    emptyText: 'No city found.',
  }
  render(
    <Combobox
      loadOptions={loadCities}
      value=""
      label=""
      onValueChange={choose}
      {...texts}
      {...props}
    />,
    { wrapper: storeWrapper() }
  )
  const visitor = userEvent.setup()
  await visitor.click(screen.getByRole('combobox'))
  const search = await screen.findByPlaceholderText('Search for a city...')
  return { visitor, choose, search }
}

test('a city is found by typing and chosen from the list', async () => {
  function City() {
    const [city, setCity] = useState('')
    return (
      <Field label="City">
        <Combobox
          loadOptions={loadCities}
          value={city}
          label={city}
          onValueChange={setCity}
          placeholder="Choose a city..."
          searchPlaceholder="Search for a city..."
          emptyText="No city found."
        />
      </Field>
    )
  }
  const visitor = userEvent.setup()
  render(<City />, { wrapper: storeWrapper() })
  await visitor.click(screen.getByLabelText('City'))
  const search = await screen.findByPlaceholderText('Search for a city...')
  await visitor.type(search, 'atlantis')
  expect(screen.getByText('No city found.')).toBeTruthy()
  await visitor.clear(search)
  await visitor.type(search, 'pune')
  // Enter of an input method ends a composition; Safari has ended it by then.
  for (const enter of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(search, { key: 'Enter', ...enter })
    expect(search.isConnected).toBe(true)
  }
  await visitor.keyboard('{Enter}')
  expect(screen.getByLabelText('City').textContent).toBe('Pune, Maharashtra')
})

test('a long list renders only the visible rows, and the keys reach all of them', async () => {
  const options = Array.from({ length: 900 }, (_, at) => ({ value: `${at}`, label: `City ${at}` }))
  const loadOptions = async () => options
  const { visitor, choose, search } = await openCities({ loadOptions })
  const active = () => document.querySelector('[role=option][aria-selected=true]')
  expect(active()?.textContent).toBe('City 0')
  expect(document.querySelectorAll('[role=option]').length).toBeLessThan(40)
  for (const [keys, label] of [
    ['{ArrowUp}', 'City 0'],
    ['{ArrowDown}{ArrowDown}', 'City 2'],
    ['{PageDown}', 'City 8'],
    ['{End}', 'City 899'],
    ['{ArrowDown}', 'City 899'],
    ['{PageUp}', 'City 893'],
    ['{Home}', 'City 0'],
    ['{End}', 'City 899'],
  ] as const) {
    await visitor.keyboard(keys)
    expect(active()?.textContent).toBe(label)
  }
  expect(active()?.getAttribute('aria-posinset')).toBe('900')
  expect(active()?.getAttribute('aria-setsize')).toBe('900')
  expect(search.getAttribute('aria-activedescendant')).toBe(active()?.id)
  await visitor.keyboard('{Enter}')
  expect(choose).toHaveBeenLastCalledWith('899')
})

test('a search in a scrolled list shows its first match', async () => {
  const options = Array.from({ length: 900 }, (_, at) => ({ value: `${at}`, label: `City ${at}` }))
  const loadOptions = async () => options
  const { visitor, choose, search } = await openCities({
    loadOptions,
    value: '850',
    label: 'City 850',
  })
  const active = () => document.querySelector('[role=option][aria-selected=true]')
  expect(active()?.textContent).toBe('City 850')
  await visitor.keyboard('{End}')
  await visitor.type(search, 'city 7{Enter}')
  expect(choose).toHaveBeenLastCalledWith('7')
})

test('cities that begin with the typed text are listed first', () => {
  const found = matchingOptions(CITY_OPTIONS, 'mumbai').map(({ value }) => value)
  expect(found).toEqual([CITIES[1], CITIES[0]])
})

test('Enter without a matching option chooses nothing, and a closed combobox reports onBlur', async () => {
  const leave = vi.fn()
  const { visitor, choose, search } = await openCities({ onBlur: leave })
  expect(screen.getByRole('dialog', { name: 'Choose a city...' })).toBeTruthy()
  await visitor.type(search, 'atlantis{Enter}')
  expect(choose).not.toHaveBeenCalled()
  expect(leave).not.toHaveBeenCalled()
  await visitor.keyboard('{Escape}')
  expect(leave).toHaveBeenCalledOnce()
})

test('Enter chooses the option under the pointer', async () => {
  const { visitor, choose } = await openCities()
  fireEvent.pointerMove(screen.getByRole('option', { name: CITIES[2] }))
  await visitor.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith(CITIES[2])
})
