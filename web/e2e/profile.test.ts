import { describe, expect } from 'vitest'
import { photo } from './photo.ts'
import { test } from './fixtures.ts'

describe('a member’s profile', () => {
  test('is updated on every page and after a reload', async ({ newUser }) => {
    const { page, user } = await newUser({ member: 'Zoya Ali' })
    await page.goto('/profile/edit')
    const [name, location, phone] = ['Full Name', 'Location', 'Phone'].map((label) =>
      page.getByLabel(label)
    )
    await expect.poll(() => name!.inputValue()).toBe('Zoya Ali')
    const email = page.getByRole('textbox', { name: 'Email' })
    expect(await email.inputValue()).toBe(user!.email)
    expect(await email.isEditable()).toBe(false)

    await name!.fill('Z')
    await location!.fill('B')
    await phone!.fill('123')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const form = page.getByRole('region', { name: 'Your details' })
    await expect.poll(() => form.getByRole('alert').count()).toBe(3)
    await form.getByText('Full name must be at least 2 characters').waitFor()

    await name!.fill('Zoya Begum Ali')
    await location!.fill('Bhopal, Madhya Pradesh')
    await phone!.fill('+919900022222')
    await expect.poll(() => form.getByRole('alert').count()).toBe(0)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Profile Updated', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Your account' }).locator('[data-initials=ZA]').waitFor()
    await page.reload()
    await expect.poll(() => phone!.inputValue()).toBe('+919900022222')
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.getByRole('heading', { name: 'Zoya Begum Ali' }).waitFor()
  })

  test('accepts a picture of a valid type and size only', async ({ newUser }) => {
    const { page } = await newUser({ member: 'Zoya Ali' })
    await page.goto('/profile/edit')
    const picker = page.locator('input[type=file]').first()
    const face = await photo('me.jpg', '#8e44ad')
    await picker.setInputFiles({ ...face, name: 'me.pdf', mimeType: 'application/pdf' })
    await page.getByText('Please select an image file (JPG, PNG, etc.)', { exact: true }).waitFor()
    await picker.setInputFiles({ ...face, buffer: Buffer.from('not a picture') })
    await page.getByText('Failed to read the selected image file', { exact: true }).waitFor()
    await picker.setInputFiles(withMegabytes(face, 10))
    await page.getByText('Please select an image under 5MB', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Save Picture' }).count()).toBe(0)

    // Over 5 MB and within the 10 MB limit of the picker: it is compressed before the upload.
    await picker.setInputFiles(withMegabytes(face, 6))
    await page.getByRole('button', { name: 'Save Picture' }).click()
    await page.getByText('Profile picture updated!', { exact: true }).waitFor()
    await page
      .getByText('Your profile picture has been successfully updated.', { exact: true })
      .waitFor()
    const avatar = page.getByRole('button', { name: 'Your account' }).locator('img')
    await avatar.waitFor()
    await page.reload()
    await avatar.waitFor()
    await expect
      .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('is not accessible to guests', async ({ newUser }) => {
    const { page } = await newUser()
    await page.goto('/profile/edit')
    await page.getByRole('heading', { name: 'Please log in to edit your profile.' }).waitFor()
    expect(await page.getByLabel('Full Name').count()).toBe(0)
  })
})

/** The same picture in a larger file: decoders ignore trailing bytes. */
function withMegabytes<Photo extends { buffer: Buffer }>(face: Photo, megabytes: number): Photo {
  return { ...face, buffer: Buffer.concat([face.buffer, Buffer.alloc(megabytes * 1024 * 1024)]) }
}
