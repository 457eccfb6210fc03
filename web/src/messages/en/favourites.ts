/** Hearts on cards and item pages. */
export const favourites = {
  added: 'Added to favorites',
  removed: 'Removed from favorites',
  add: 'Add to favorites',
  remove: 'Remove from favorites',
}
