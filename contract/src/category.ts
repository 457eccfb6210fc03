/** A category of the marketplace. `id` and `slug` are equal, so that links, filters and keys use one value. */
export type Category = { id: string; name: string; slug: string; description: string }
