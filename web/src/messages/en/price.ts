/** Prices, wherever one stands. */
export const price = {
  negotiable: 'Price Negotiable',
  negotiableTotal: 'Negotiable',
  perUnit: { hour: '/hour', day: '/day', week: '/week', month: '/month' },
}
