/** An item's page. */
export const item = {
  heading: 'Item',
}
