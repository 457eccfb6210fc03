import { home } from '@/messages/en/home'

/** Search results. */
export const search = {
  heading: 'Search Results',
  everything: 'Browse All Items',
  everythingHint: 'Everything people are renting out, newest first',
  everythingSorted: 'Everything people are renting out',
  filters: {
    recent: { title: home.recent, subtitle: home.recentHint },
    featured: { title: home.featured, subtitle: home.featuredHint },
    popular: { title: home.popular, subtitle: home.popularHint },
  },
  resultsFor: ({ q, location }: { q: string; location: string }) =>
    `Showing results for: "${q}"${location && ` in "${location}"`}`,
  resultsIn: ({ location }: { location: string }) => `Showing results in "${location}"`,
  clearFilter: 'Clear Filter',
  viewDetails: 'View Details',
  failed: 'Failed to fetch items',
  empty: 'No items found',
  emptyForText: 'Try fewer or different words, or leave the place out.',
  emptyForFilter: 'Nothing is here at the moment. Look again soon, or browse everything.',
  browseAll: 'Browse All Items',
}
