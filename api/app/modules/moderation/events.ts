/** What the moderation module announces. */
export interface ModerationEvents {
  /** An operator took a listing out of sight; what the reason is, is read from the action. */
  'item.hidden': { actionId: string; itemId: string; ownerId: string }
  /** An operator brought a listing back. */
  'item.shown': { actionId: string; itemId: string; ownerId: string }
}
