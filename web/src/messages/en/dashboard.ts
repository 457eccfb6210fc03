/** A member's own page. */
export const dashboard = {
  heading: 'Dashboard',
}
