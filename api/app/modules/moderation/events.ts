/** The events of the moderation module. */
export interface ModerationEvents {
  /** An operator hid a listing. The reason is in the action's row. */
  'item.hidden': { actionId: string; itemId: string; ownerId: string }
  /** An operator showed a hidden listing again. */
  'item.shown': { actionId: string; itemId: string; ownerId: string }
}
