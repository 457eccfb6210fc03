/** What a search box offers while somebody types. */
export const suggestions = {
  list: 'Suggestions',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  categories: 'Popular categories',
  cities: 'Big cities',
  category: 'Category',
  city: 'City',
}
