/** Search results. */
export const search = {
  heading: 'Search Results',
}
