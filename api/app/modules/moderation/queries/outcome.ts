import type { DecisionAction } from '@saajha/contract/moderation'

/** The names of the actions in the log. */
const NAMES: Record<DecisionAction, string> = {
  hide_item: 'item_hidden',
  hide_message: 'message_hidden',
  hide_media: 'media_hidden',
  hide_review: 'review_hidden',
  hide_review_answer: 'review_answer_hidden',
  warn_member: 'member_warned',
  suspend_member: 'member_blocked',
}

const rows = Object.entries(NAMES).map(([action, name]) => `('${action}', '${name}')`)

/**
 * The `ReportOutcome` of a report `r`; null while it is open. Actions are recorded for one of the
 * reports that were decided together; all of them share the actions.
 */
export const OUTCOME = `case when r.state <> 'open' then json_build_object(
    'decision', r.state,
    'actions', array(
      select known.action from (values ${rows.join(', ')}) as known (action, name)
      where r.state = 'upheld' and exists (
        select from moderation_actions a join reports same on same.id = a.report_id
        where a.action = known.name and (same.id = r.id or same.subject_member_id = r.subject_member_id
          and same.subject_kind = r.subject_kind and same.subject_id = r.subject_id and same.decided_at = r.decided_at)
      )
    ),
    'message', r.message_to_reporter
  ) end`
