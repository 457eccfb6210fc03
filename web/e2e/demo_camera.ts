import type { Item } from '@saajha/contract/item'
import { inject } from 'vitest'

/** A camera of the demo listings with photos and similar items; other tests list cameras as well. */
export async function demoCamera(): Promise<Item> {
  const response = await fetch(new URL('/api/items?q=Canon EOS 1500D', inject('app')))
  const items = (await response.json()) as Item[]
  return items.find(({ title }) => title.startsWith('Canon EOS 1500D'))!
}
