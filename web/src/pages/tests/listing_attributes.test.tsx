import { CATEGORIES } from '@saajha/contract/categories'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter, openListingPage } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'
import { CAMERAS } from '@/tests/categories'

const details = () => screen.getByText('Details, deposit, rental time and quantity (optional)')
const field = (label: string) => screen.queryByLabelText(label)

test('the form has the fields of the chosen category, closed at first, and sends those alone', async () => {
  const categories = [CAMERAS, CATEGORIES.find(({ id }) => id === 'car')!]
  const { fill, press, visitor, sent } = await openListingPage('/create-listing', {
    'GET /api/categories': { body: categories },
  })
  expect(field('Brand')).toBeNull()
  await fill()
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'car' } })
  expect(details().closest('details')!.open).toBe(false)
  await visitor.click(details())
  enter('Brand', ' Tata ')
  enter('Model year', '1,200')
  await visitor.selectOptions(screen.getByLabelText('Fuel'), 'Diesel')
  expect(field('Furnishing')).toBeNull()
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'camera' } })
  expect(field('Brand')).toHaveProperty('value', ' Tata ')
  expect(field('Fuel')).toBeNull()
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'car' } })
  await press('Publish Listing')
  expect(await screen.findByText('Please enter a whole number from 1950 to 2100')).toBeTruthy()
  enter('Model year', '२०१९')
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  const attributes = { brand: 'Tata', modelYear: 2019, fuel: 'diesel' }
  expect(sent('POST', '/api/items')[0]).toMatchObject({ attributes })
})

test('an edit opens the attributes of a listing, and shows the errors of the server at their fields', async () => {
  const tooLong = { code: 'textTooLong', message: 'Please use at most 40 characters' } as const
  const { press, sent } = await openListingPage('/edit-listing/i1', {
    'GET /api/items/i1': { body: { ...camera, attributes: { brand: 'Canon' } } },
    'PUT /api/items/i1': {
      status: 422,
      body: {
        ...tooLong,
        params: { max: 40 },
        errors: [{ field: 'attributes.brand', ...tooLong, params: { max: 40 } }],
      },
    },
  })
  expect(details().closest('details')!.open).toBe(true)
  expect(field('Brand')).toHaveProperty('value', 'Canon')
  enter('Brand', '')
  await press('Update Listing')
  await waitFor(() => expect(sent('PUT', '/api/items/i1')).toHaveLength(1))
  expect(sent('PUT', '/api/items/i1')[0]).toMatchObject({ attributes: { brand: null } })
  await waitFor(() => expect(field('Brand')).toHaveProperty('ariaInvalid', 'true'))
})
