import type { Fixtures } from './pictures/scene.ts'

/** Something that a demo member rents out. */
export type DemoListing = {
  title: string
  description: string
  /** Rupees with two decimals, as the wire has them; null when only a talk settles it. */
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
  /** Its age; no two are of the same hour, so that newest first is one certain order. */
  hoursAgo: number
  /** Its pictures, the first being the one on the card. */
  scenes: Fixtures[]
}

type Usual = 'isNegotiable' | 'isAvailable' | 'isFeatured'

/** A listing as most are: available, at a fixed price, not featured. */
export function listing(
  unusual: Omit<DemoListing, Usual> & Partial<Pick<DemoListing, Usual>>
): DemoListing {
  return { isNegotiable: false, isAvailable: true, isFeatured: false, ...unusual }
}
