import type { Item } from '@saajha/contract/item'
import { inject } from 'vitest'

/** A camera of the demo, with photos and others like it; the members of other walks list cameras, too. */
export async function demoCamera(): Promise<Item> {
  const response = await fetch(new URL('/api/items?q=Canon EOS 1500D', inject('app')))
  const items = (await response.json()) as Item[]
  return items.find(({ title }) => title.startsWith('Canon EOS 1500D'))!
}
