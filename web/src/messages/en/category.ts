/** A category and its items. */
export const category = {
  heading: 'Category',
}
