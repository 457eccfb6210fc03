import type { ItemAttributes } from '@saajha/contract/item_attributes'
import type { PictureScene } from './pictures/scene.ts'

/** A listing of a demo member. */
export type DemoListing = {
  title: string
  description: string
  /** Rupees with two decimals, as in the API; null if the price is only negotiable. */
  price: string | null
  priceUnit: 'hour' | 'day' | 'week' | 'month'
  isNegotiable: boolean
  /** What 7 and 30 days cost beside a price per day, as the price; null for none. */
  weeklyPrice: string | null
  monthlyPrice: string | null
  /** The shortest and longest rental in price units; null for no maximum. */
  minRentalDuration: number
  maxRentalDuration: number | null
  /** Rupees with two decimals; null for none. */
  deposit: string | null
  /** A slug of `CATEGORIES`. */
  category: string
  attributes: ItemAttributes
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

const DEFAULTS = {
  isNegotiable: false,
  weeklyPrice: null,
  monthlyPrice: null,
  minRentalDuration: 1,
  maxRentalDuration: null,
  deposit: null,
  attributes: {},
  isAvailable: true,
  isFeatured: false,
} satisfies Partial<DemoListing>

type Defaulted = keyof typeof DEFAULTS

/**
 * A listing that by default is available, not negotiable, not featured and without prices for a week and a month, deposit,
 * attributes and limits of its duration.
 */
export function listing(
  fields: Omit<DemoListing, Defaulted> & Partial<Pick<DemoListing, Defaulted>>
): DemoListing {
  return { ...DEFAULTS, ...fields }
}
