/** Prices, wherever one stands. */
export const price = {
  negotiable: 'Price Negotiable',
  perUnit: { hour: '/hour', day: '/day', week: '/week', month: '/month' },
}
