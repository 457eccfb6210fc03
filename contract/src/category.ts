/** A category of the marketplace. `id` and `slug` are the same word, so a link, a filter and a key read alike. */
export type Category = { id: string; name: string; slug: string; description: string }
