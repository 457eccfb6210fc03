/** The administrators' page. */
export const admin = {
  heading: 'Admin Dashboard',
}
