/** The home page. */
export const home = {
  heading: 'Rent anything, anywhere',
}
