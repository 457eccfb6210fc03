/** A valid listing. */
export const BICYCLE = {
  title: 'Hero Sprint bicycle',
  description: 'With a basket and a lock.',
  price: '80',
  priceUnit: 'day',
  isNegotiable: false,
  categoryId: 'cycle',
  location: 'Pune, Maharashtra',
}
