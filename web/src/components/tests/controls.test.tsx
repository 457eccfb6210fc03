import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Alert } from '@/components/alert'
import { Avatar } from '@/components/avatar'
import { Button } from '@/components/button'
import { Combobox } from '@/components/combobox'
import { DraftNotice } from '@/components/draft_notice'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { matchingOptions } from '@/components/matching_options'
import { PasswordInput } from '@/components/password_input'
import { Picture } from '@/components/picture'
import { Select } from '@/components/select'
import { storeWrapper } from '@/tests/store_wrapper'

const CITIES = ['Navi Mumbai, Maharashtra', 'Mumbai, Maharashtra', 'Pune, Maharashtra']
const CITY_OPTIONS = CITIES.map((city) => ({ value: city, label: city }))
const loadCities = async () => CITY_OPTIONS

test('a field links its label, hint and error to its control', () => {
  render(
    <Field label="Mobile" hint="Shown to customers" error="Please enter a number" required>
      <Input />
    </Field>
  )
  const input = screen.getByLabelText('Mobile')
  const describing = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(describing.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Shown to customers',
    'Please enter a number',
  ])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Please enter a number')
})

test('a busy button that lost the focus gets it back, unless another control has it', () => {
  const buttons = (busy: boolean) => (
    <>
      <Button busy={busy}>Send</Button>
      <Button>Other</Button>
    </>
  )
  const { rerender } = render(buttons(false))
  const [send, other] = screen.getAllByRole('button')
  const becomeBusy = () => {
    send!.focus()
    rerender(buttons(true))
    // As a browser does with a disabled button.
    send!.blur()
  }
  becomeBusy()
  rerender(buttons(false))
  expect(document.activeElement).toBe(send)
  becomeBusy()
  other!.focus()
  rerender(buttons(false))
  expect(document.activeElement).toBe(other)
})

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
  await screen.findByPlaceholderText('Search for a city...')
  await visitor.type(screen.getByPlaceholderText('Search for a city...'), 'atlantis')
  expect(screen.getByText('No city found.')).toBeTruthy()
  await visitor.clear(screen.getByPlaceholderText('Search for a city...'))
  const search = screen.getByPlaceholderText('Search for a city...')
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
  const choose = vi.fn()
  render(
    <Combobox
      loadOptions={loadOptions}
      value=""
      label=""
      onValueChange={choose}
      placeholder="Choose a city..."
      searchPlaceholder="Search for a city..."
      emptyText="No city found."
    />,
    { wrapper: storeWrapper() }
  )
  const visitor = userEvent.setup()
  const active = () => document.querySelector('[role=option][aria-selected=true]')
  await visitor.click(screen.getByRole('combobox'))
  await screen.findByPlaceholderText('Search for a city...')
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
  const input = screen.getByPlaceholderText('Search for a city...')
  expect(input.getAttribute('aria-activedescendant')).toBe(active()?.id)
  await visitor.keyboard('{Enter}')
  expect(choose).toHaveBeenLastCalledWith('899')
})

test('a search in a scrolled list shows its first match', async () => {
  const options = Array.from({ length: 900 }, (_, at) => ({ value: `${at}`, label: `City ${at}` }))
  const loadOptions = async () => options
  const choose = vi.fn()
  render(
    <Combobox
      loadOptions={loadOptions}
      value="850"
      label="City 850"
      onValueChange={choose}
      placeholder="Choose a city..."
      searchPlaceholder="Search for a city..."
      emptyText="No city found."
    />,
    { wrapper: storeWrapper() }
  )
  const visitor = userEvent.setup()
  await visitor.click(screen.getByRole('combobox'))
  await screen.findByPlaceholderText('Search for a city...')
  const active = () => document.querySelector('[role=option][aria-selected=true]')
  expect(active()?.textContent).toBe('City 850')
  await visitor.keyboard('{End}')
  await visitor.type(screen.getByPlaceholderText('Search for a city...'), 'city 7{Enter}')
  expect(choose).toHaveBeenLastCalledWith('7')
})

test('cities that begin with the typed text are listed first', () => {
  const found = matchingOptions(CITY_OPTIONS, 'mumbai').map(({ value }) => value)
  expect(found).toEqual([CITIES[1], CITIES[0]])
})

test('a photo that fails to load is replaced by an icon, not by the default picture', () => {
  const { container, rerender } = render(
    <Picture src="/media/gone/full.webp" srcSet="/media/gone/card.webp 480w" alt="Bicycle" />
  )
  const photo = screen.getByAltText('Bicycle')
  expect(photo.getAttribute('loading')).toBe('lazy')
  expect(photo.getAttribute('srcset')).toBe('/media/gone/card.webp 480w')
  fireEvent.error(photo)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Bicycle' }).querySelector('svg')).toBeTruthy()
  expect(screen.queryByText('No photo yet')).toBeNull()
  rerender(<Picture src="/media/other/full.webp" alt="Bicycle" />)
  expect(screen.getByAltText('Bicycle').getAttribute('src')).toBe('/media/other/full.webp')
})

test.each([
  ['portrait', [900, 1200], 2, 'object-contain'],
  ['portrait', [1200, 900], 1, 'object-cover'],
  ['portrait', [900, 900], 1, 'object-cover'],
  ['always', [1200, 900], 2, 'object-cover'],
  [undefined, [900, 1200], 1, 'object-cover'],
] as const)(
  'a picture with the fill %s and a photo of %j pixels has %d images and is drawn with %s',
  (fill, [naturalWidth, naturalHeight], count, fit) => {
    const { container } = render(
      <Picture src="/media/a/full.webp" srcSet="/media/a/card.webp 640w" alt="Tent" fill={fill} />
    )
    const photo = screen.getByAltText('Tent')
    Object.defineProperties(photo, {
      naturalWidth: { value: naturalWidth },
      naturalHeight: { value: naturalHeight },
      decode: { value: () => Promise.resolve() },
    })
    fireEvent.load(photo)
    const images = [...container.querySelectorAll('img')]
    expect(images).toHaveLength(count)
    expect(images.at(-1)).toBe(photo)
    expect(new Set(images.map((image) => image.srcset))).toEqual(
      new Set(['/media/a/card.webp 640w'])
    )
    expect(photo.classList.contains(fit)).toBe(true)
  }
)

test('a picture without a photo is the default picture and says so', () => {
  render(<Picture src={null} alt="Bicycle" />)
  expect(screen.getByAltText('Bicycle').getAttribute('src')).toBe('/default-item.webp')
  expect(screen.getByText('No photo yet')).toBeTruthy()
})

test('an avatar shows initials until its picture is loaded, and again for another picture', () => {
  const { container, rerender } = render(<Avatar name="Asha Rao" src="/media/a/face.webp" />)
  const initials = () => container.querySelector('[data-initials=AR]')
  expect(initials()).toBeTruthy()
  fireEvent.load(container.querySelector('img')!)
  expect(initials()).toBeNull()
  rerender(<Avatar name="Asha Rao" src="/media/b/face.webp" />)
  expect(initials()).toBeTruthy()
})

test('Enter without a matching option chooses nothing, and a closed combobox reports onBlur', async () => {
  const [choose, leave] = [vi.fn(), vi.fn()]
  render(
    <Combobox
      loadOptions={loadCities}
      value=""
      label=""
      onValueChange={choose}
      onBlur={leave}
      placeholder="Choose a city..."
      searchPlaceholder="Search for a city..."
      emptyText="No city found."
    />,
    { wrapper: storeWrapper() }
  )
  const visitor = userEvent.setup()
  await visitor.click(screen.getByRole('combobox'))
  await screen.findByPlaceholderText('Search for a city...')
  expect(screen.getByRole('dialog', { name: 'Choose a city...' })).toBeTruthy()
  await visitor.type(screen.getByPlaceholderText('Search for a city...'), 'atlantis{Enter}')
  expect(choose).not.toHaveBeenCalled()
  expect(leave).not.toHaveBeenCalled()
  await visitor.keyboard('{Escape}')
  expect(leave).toHaveBeenCalledOnce()
})

test('Enter chooses the option under the pointer', async () => {
  const choose = vi.fn()
  render(
    <Combobox
      loadOptions={loadCities}
      value=""
      label=""
      onValueChange={choose}
      placeholder="Choose a city..."
      searchPlaceholder="Search for a city..."
      emptyText="No city found."
    />,
    { wrapper: storeWrapper() }
  )
  const visitor = userEvent.setup()
  await visitor.click(screen.getByRole('combobox'))
  await screen.findByPlaceholderText('Search for a city...')
  fireEvent.pointerMove(screen.getByRole('option', { name: CITIES[2] }))
  await visitor.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith(CITIES[2])
})

test('the placeholder of a select cannot be chosen', () => {
  render(
    <Select
      aria-label="Category"
      options={[{ value: 'camera', label: 'Cameras' }]}
      placeholder="Choose a category..."
    />
  )
  const options = screen.getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ label, disabled }) => [label, disabled])).toEqual([
    ['Choose a category...', true],
    ['Cameras', false],
  ])
})

test('the button of a password says whether the password is shown', async () => {
  render(<PasswordInput aria-label="Password" />)
  const button = screen.getByRole('button')
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
})

test('only a danger alert is announced immediately', () => {
  render(
    <>
      <Alert variant="danger">Not sent</Alert>
      <Alert variant="warning">Please log in</Alert>
    </>
  )
  expect(screen.getByRole('alert').textContent).toBe('Not sent')
  expect(screen.getByRole('note').textContent).toBe('Please log in')
})

test.each([true, false])(
  'a restored draft asks for its files again if they are lost: %s',
  (hasLostFiles) => {
    const draft = { savedAt: '2026-11-20T10:10:00Z', isOutdated: false }
    render(<DraftNotice draft={draft} hasLostFiles={hasLostFiles} onDiscard={() => {}} />)
    const request = screen.queryAllByText('Please choose your photos and video again.')
    expect(request).toHaveLength(hasLostFiles ? 1 : 0)
  }
)
