/** The headings of the search page, and the lines below them. */
export const SEARCH_TEXTS = {
  en: {
    heading: 'Search Results',
    everything: 'Browse All Items',
    resultsFor: ({ q, location }: { q: string; location: string }) =>
      `Showing results for: "${q}"${location && ` in "${location}"`}`,
    resultsIn: ({ location }: { location: string }) => `Showing results in "${location}"`,
  },
  hi: {
    heading: 'खोज के नतीजे',
    everything: 'सभी आइटम',
    resultsFor: ({ q, location }: { q: string; location: string }) =>
      location ? `“${location}” में “${q}” के नतीजे` : `“${q}” के नतीजे`,
    resultsIn: ({ location }: { location: string }) => `“${location}” में मिले नतीजे`,
  },
}
