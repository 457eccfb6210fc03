import type { Category } from '@saajha/contract/category'
import type { Item, ItemBody } from '@saajha/contract/item'
import { expect } from 'vitest'
import type { TestUser } from './fixtures.ts'

/** Creates a member's item by the API instead of the form, by default in a category that no test opens. */
export async function listItem(
  { context }: TestUser,
  { category = 'other', ...body }: Partial<ItemBody> & { title: string; category?: string }
): Promise<Item> {
  const categories = (await (await context.request.get('/api/categories')).json()) as Category[]
  const data: ItemBody = {
    description: 'In good shape, with its bag.',
    price: '750',
    priceUnit: 'day',
    isNegotiable: false,
    categoryId: categories.find(({ slug }) => slug === category)!.id,
    location: 'Nagpur, Maharashtra',
    contactPhone: null,
    imageUrls: [],
    videoUrl: null,
    ...body,
  }
  const response = await context.request.post('/api/items', { data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as Item
}
