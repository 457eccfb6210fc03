/** The events of the moderation module. */
export interface ModerationEvents {
  /** An operator hid a listing. The reason is in the action's row. */
  'item.hidden': { actionId: string; itemId: string; ownerId: string }
  /** An operator showed a hidden listing again. */
  'item.shown': { actionId: string; itemId: string; ownerId: string }
  /** An administrator hid a message, or showed it again. The reason is in the action's row, and `userId` wrote it. */
  'message.hidden': MessageVisibility
  'message.shown': MessageVisibility
  /** An administrator hid pictures or the film of a member. The reason is in the row of the action, the first one of the decision. */
  'media.hidden': { actionId: string; userId: string }
  /** An administrator showed a hidden picture or film of a member again. */
  'media.shown': { actionId: string; userId: string }
  /** An operator hid a review, or the answer to one. The reason is in the action's row, and `userId` wrote it. */
  'review.hidden': { actionId: string; reviewId: string; userId: string }
  'review.answer_hidden': { actionId: string; reviewId: string; userId: string }
  /** An operator showed a hidden review, or the answer to one, again. */
  'review.shown': { actionId: string; reviewId: string; userId: string }
  'review.answer_shown': { actionId: string; reviewId: string; userId: string }
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

type MessageVisibility = {
  actionId: string
  conversationId: string
  itemId: string
  userId: string
}
