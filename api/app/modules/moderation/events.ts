/** The events of the moderation module. */
export interface ModerationEvents {
  /** An operator hid a listing. The reason is in the action's row. */
  'item.hidden': { actionId: string; itemId: string; ownerId: string }
  /** An operator showed a hidden listing again. */
  'item.shown': { actionId: string; itemId: string; ownerId: string }
  /** An administrator warned a member. The reason is in the action's row. */
  'member.warned': { actionId: string; userId: string }
  /** A member was suspended. The reason is in the action's row. */
  'member.suspended': { actionId: string; userId: string }
  /** The suspension of a member ended. */
  'member.reinstated': { actionId: string; userId: string }
  /** A report was made. */
  'report.made': { reportId: string }
  /** A report was decided. */
  'report.decided': { reportId: string }
}
