/** Writing to an owner, and booking requests. */
export const contact = {
  heading: 'Contact Owner',
  bookingHeading: 'Booking Request',
}
