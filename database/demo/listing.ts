import type { PictureScene } from './pictures/scene.ts'

/** A listing of a demo member. */
export type DemoListing = {
  title: string
  description: string
  /** Rupees with two decimals, as in the API; null if the price is only negotiable. */
  price: string | null
  priceUnit: 'hour' | 'day' | 'week' | 'month'
  isNegotiable: boolean
  /** A slug of `CATEGORIES`. */
  category: string
  /** A value of `CITIES`. */
  location: string
  /** A username of `DEMO_PEOPLE`. */
  owner: string
  isAvailable: boolean
  isFeatured: boolean
  /** Its age in hours, different for each listing, so that the order by age is unique. */
  hoursAgo: number
  /** Its pictures; cards show the first. */
  scenes: PictureScene[]
}

type Defaulted = 'isNegotiable' | 'isAvailable' | 'isFeatured'

/** A listing that by default is available, not negotiable and not featured. */
export function listing(
  fields: Omit<DemoListing, Defaulted> & Partial<Pick<DemoListing, Defaulted>>
): DemoListing {
  return { isNegotiable: false, isAvailable: true, isFeatured: false, ...fields }
}
