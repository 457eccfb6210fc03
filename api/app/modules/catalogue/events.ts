/** What the catalogue module announces. */
export interface CatalogueEvents {
  /** Visitors looked at listings: how many more of each, since the last time. */
  'items.viewed': { views: { itemId: string; count: number }[] }
}
