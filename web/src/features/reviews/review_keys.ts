/** The key of the published reviews of an item, or of a member as an owner. */
export function reviewsKey(of: 'items' | 'users', id: string) {
  return [`/api/${of}`, id, 'reviews'] as const
}
