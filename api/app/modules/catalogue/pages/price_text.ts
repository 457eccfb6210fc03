import type { Item } from '@saajha/contract/item'

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

type Priced = Pick<Item, 'price' | 'priceUnit' | 'isNegotiable'>

/** A price is negotiable when it is flagged so or missing. */
export function isPriceNegotiable({ price, isNegotiable }: Priced): boolean {
  return isNegotiable || !Number(price)
}

/** 'Price Negotiable' or '₹450/day', in the format of the web. */
export function priceText(item: Priced): string {
  if (isPriceNegotiable(item)) return 'Price Negotiable'
  return `${rupees.format(Number(item.price))}/${item.priceUnit}`
}
