import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Alert } from '@/components/alert'
import { Avatar } from '@/components/avatar'
import { Button } from '@/components/button'
import { DraftNotice } from '@/components/draft_notice'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { PasswordInput } from '@/components/password_input'
import { Picture } from '@/components/picture'
import { Select } from '@/components/select'

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
