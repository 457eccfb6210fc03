import { isPriceNegotiable, rupeeFormat, type Priced } from '@saajha/contract/price'

const rupees = rupeeFormat('en-IN')

/** 'Price Negotiable' or '₹450/day', in the format of the web. */
export function priceText(item: Priced): string {
  if (isPriceNegotiable(item)) return 'Price Negotiable'
  return `${rupees.format(Number(item.price))}/${item.priceUnit}`
}
