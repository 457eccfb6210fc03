/** A category and its items. */
export const category = {
  empty: ({ category }: { category: string }) => `No items found in ${category}`,
  emptyHint: 'Be the first to offer something here. Listing is free.',
  listYourItem: 'List Your Item',
  notFound: 'Category Not Found',
  notFoundHint: "The category you're looking for doesn't exist.",
}
