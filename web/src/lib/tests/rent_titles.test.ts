import { CATEGORIES } from '@saajha/contract/categories'
import { HINDI_CATEGORIES } from '@saajha/contract/hindi_categories'
import {
  categoryHeading,
  categoryTitle,
  itemTitle,
  searchTitle,
} from '@saajha/contract/rent_titles'
import { expect, test } from 'vitest'

const english = (id: string) => CATEGORIES.find((each) => each.id === id)!
const hindi = (id: string) => ({ ...english(id), ...HINDI_CATEGORIES[id]! })

test.each([
  [categoryTitle(english('camera'), '', 'en'), 'Cameras on rent'],
  [categoryTitle(english('camera'), 'Pune', 'en'), 'Cameras on rent in Pune'],
  [categoryTitle(english('driver'), 'Pune', 'en'), 'Drivers for hire in Pune'],
  [categoryTitle(hindi('camera'), '', 'hi'), 'कैमरे किराए पर'],
  [categoryTitle(hindi('camera'), 'पुणे', 'hi'), 'पुणे में कैमरे किराए पर'],
  [categoryTitle(hindi('hard-worker'), 'पुणे', 'hi'), 'पुणे में कुशल कारीगर बुलाएँ'],
  [categoryHeading(english('camera'), '', 'en'), 'Cameras'],
  [categoryHeading(english('camera'), 'Pune', 'en'), 'Cameras in Pune'],
  [categoryHeading(hindi('camera'), 'पुणे', 'hi'), 'पुणे में कैमरे'],
])('the text of a category is %j', (text, expected) => {
  expect(text).toBe(expected)
})

test.each([
  ['Canon EOS R6', 'camera', 'Pune', 'Canon EOS R6 on rent in Pune'],
  ['Canon EOS R6', 'camera', '', 'Canon EOS R6 on rent'],
  ['Outstation driver', 'driver', 'Pune', 'Outstation driver for hire in Pune'],
  ['Camera for Rent', 'camera', 'Pune', 'Camera for Rent in Pune'],
  ['Scooter near Pune station', 'bike', 'Pune', 'Scooter near Pune station on rent'],
  ['Brentford jersey', 'clothing', 'Pune', 'Brentford jersey on rent in Pune'],
  ['पुणे में कैमरा किराए पर', 'camera', 'पुणे', 'पुणे में कैमरा किराए पर'],
])('the title of the item %j in %s and %j is %j', (title, categoryId, city, expected) => {
  expect(itemTitle({ title, categoryId }, city, 'en')).toBe(expected)
})

test('the title of an item in Hindi begins with the title of the listing', () => {
  const item = { title: 'Canon EOS R6', categoryId: 'camera' }
  expect(itemTitle(item, 'पुणे', 'hi')).toBe('Canon EOS R6, पुणे में किराए पर')
  expect(itemTitle(item, '', 'hi')).toBe('Canon EOS R6 किराए पर')
})

test.each([
  [{ q: 'tent', category: undefined, city: '' }, 'tent on rent'],
  [{ q: 'tent', category: english('camera'), city: 'Pune' }, 'tent on rent in Pune'],
  [{ q: 'tent on rent', category: undefined, city: 'Pune' }, 'tent on rent in Pune'],
  [{ q: '', category: english('camera'), city: 'Pune' }, 'Cameras on rent in Pune'],
  [{ q: '', category: undefined, city: 'Pune' }, 'Things on rent in Pune'],
  [{ q: '', category: undefined, city: '' }, 'Things on rent'],
])('the title of the search %o is %j', (search, expected) => {
  expect(searchTitle(search, 'en')).toBe(expected)
})

test('the title of all things in Hindi names the city first', () => {
  const search = { q: '', category: undefined }
  expect(searchTitle({ ...search, city: 'पुणे' }, 'hi')).toBe('पुणे में सामान किराए पर')
  expect(searchTitle({ ...search, city: '' }, 'hi')).toBe('सामान किराए पर')
})
