/** The events of the catalogue module. */
export interface CatalogueEvents {
  /** A member created a listing. */
  'item.created': { itemId: string; ownerId: string }
  /** The owner changed fields of a listing. */
  'item.changed': { itemId: string; ownerId: string }
  /** The owner removed a listing, or it was hidden with its owner. */
  'item.removed': { itemId: string; ownerId: string }
  /** New views per listing since the last event. */
  'items.viewed': { views: { itemId: string; count: number }[] }
}
