import type { Category } from '@saajha/contract/category'

/** A category, as in the list of them. */
export const CAMERAS: Category = {
  id: 'camera',
  slug: 'camera',
  name: 'Cameras',
  description: 'Cameras, lenses and lights',
}
