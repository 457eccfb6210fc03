/** A member's own page. */
export const dashboard = {
  heading: 'Dashboard',
  verified: 'Verified',
  reviews: ({ count, shown }: { count: number; shown: string }) =>
    count === 1 ? '(1 review)' : `(${shown} reviews)`,
  editProfile: 'Edit Profile',
  stats: 'Your figures',
  totalListings: 'Total Listings',
  totalViews: 'Total Views',
  averageRating: 'Rating',
  statsFailed: 'Your figures could not be loaded.',
  tabs: 'Your listings and notifications',
  myListings: 'My Listings',
  notifications: 'Notifications',
  unread: 'unread',
}
