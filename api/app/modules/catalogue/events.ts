/** The events of the catalogue module. */
export interface CatalogueEvents {
  /** New views per listing since the last event. */
  'items.viewed': { views: { itemId: string; count: number }[] }
}
