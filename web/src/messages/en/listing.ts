/** The form that creates and edits a listing. */
export const listing = {
  createHeading: 'List Your Item',
  editHeading: 'Edit Your Listing',
}
