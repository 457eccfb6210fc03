/** The calendar of an item's page, and what is booked with it. */
export const booking = {
  heading: 'Book your dates',
  headingHint: 'Pick the day you collect it and the day you give it back.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  legend: { available: 'Available', booked: 'Booked', selected: 'Selected' },
  dayState: {
    available: 'available',
    past: 'in the past',
    booked: 'booked',
    unavailable: 'unavailable',
    start: 'selected as start',
    end: 'selected as end',
    within: 'selected',
  },
  day: ({ date, state }: { date: string; state: string }) => `${date}, ${state}`,
  from: 'From',
  to: 'To',
  total: 'Total',
  notChosen: 'Choose a day',
  days: ({ count }: { count: number }) => (count === 1 ? '1 day' : `${count} days`),
  estimate: ({ price }: { price: string }) =>
    `Worked out from ${price}. Agree on the final amount with the owner.`,
  request: 'Request Booking',
  chooseDates: 'Choose Dates',
  bookThese: 'Book These Dates',
}
