import type { BookingSide } from './booking.ts'
import type { MessageKind } from './conversation.ts'
import type { HandoverRecord } from './handover.ts'
import type { Report, ReportReason, ReportSubject } from './report.ts'
import type { Moment } from './values.ts'

/** What an administrator can decide about a report. */
export const REPORT_DECISIONS = ['upheld', 'dismissed', 'duplicate'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

/** What the decision of a report can do to its subject. */
export const DECISION_ACTIONS = [
  'hide_item',
  'hide_message',
  'hide_media',
  'hide_review',
  'hide_review_answer',
  'warn_member',
  'suspend_member',
] as const
export type DecisionAction = (typeof DECISION_ACTIONS)[number]

/** The query of `GET /api/admin/reports`. */
export type AdminReportsQuery = {
  state?: 'open' | 'decided'
  kind?: ReportSubject
  reason?: ReportReason
  /** A ticket, or the name, user name or email of the reported member. */
  q?: string
  cursor?: string
}

/**
 * A row of the queue: `GET /api/admin/reports` returns pages of them, the earliest `dueAt` first; with `state=decided` the
 * latest `dueAt` first.
 */
export type AdminReportSummary = {
  ticket: string
  subjectKind: ReportSubject
  reason: ReportReason
  state: Report['state']
  dueAt: Moment
  isOverdue: boolean
  /** Whether a guest reported it. Nodes of the previous release omit it. */
  isByGuest?: boolean
  createdAt: Moment
  /** One line about the subject: the listing's title, the member's name, the beginning of the message. */
  title: string
}

export type ReportCounts = { open: number; overdue: number; appeals: number }

/**
 * The response of `GET /api/admin/reports/counts`, with the ticket of the report that is due first among those that the administrator
 * can decide; null if there is none. Nodes of the previous release omit it.
 */
export type WaitingReports = ReportCounts & { next?: string | null }

/** A member as the desk shows them. */
export type DeskMember = {
  id: string
  name: string
  username: string
  isVerified: boolean
  isSuspended: boolean
  memberSince: Moment
  /** Their public listings. */
  listings: number
  /** Their bookings that took place, as owner or renter. */
  rentals: number
  /** The reports that they made, and how many were upheld. */
  reportsMade: number
  reportsMadeUpheld: number
  /** The reports about them, and how many were upheld. */
  reportsAbout: number
  reportsAboutUpheld: number
}

/** The names in the log of those who act without an administrator: the system, and who says that an email address is theirs. */
export const SYSTEM_ACTORS = {
  system: 'system',
  addressOwner: 'owner of the e-mail address',
} as const
export type SystemActor = keyof typeof SYSTEM_ACTORS

/** The reasons in the log of what they did. The desk shows actors and reasons in its language. */
export const SYSTEM_REASONS = {
  intimate: 'Reported as an intimate picture',
  disowned: 'E-mail address disowned',
  settledAppeal: 'The action was undone or replaced by a newer one',
} as const
export type SystemReason = keyof typeof SYSTEM_REASONS

/** An action in the log: `GET /api/admin/actions`, newest first. */
export type ModerationAction = {
  id: string
  action: string
  reason: string
  /** The administrator, or the name that an operator gave in the console. */
  doneBy: string
  createdAt: Moment
  /** The ticket of the report that led to it. */
  ticket: string | null
  item: { id: string; title: string } | null
  member: { id: string; name: string } | null
}

/** A picture or film of a report. It is left out once its file has been deleted. */
export type ReportedMedia = {
  id: string
  url: string
  isHidden: boolean
  /** The id of the action that hides it now, if it can be undone. Nodes of the previous release omit it. */
  hidingId?: string | null
}

/** An open complaint about the platform as it is listed beside another one. */
export type RelatedComplaint = { ticket: string; body: string; createdAt: Moment }

/** The response of `GET /api/admin/reports/{ticket}`. */
export type AdminReport = AdminReportSummary & {
  subjectId: string | null
  body: string | null
  /** What the reporter saw, as it was when they reported it. The keys differ by `subjectKind`. */
  evidence: Record<string, unknown>
  reporter: DeskMember | null
  /** The member who is responsible for the subject. */
  member: DeskMember | null
  /** The tickets of the other open reports of the same subject that are about the same member. */
  sameSubject: string[]
  /**
   * Other open complaints about the platform by the same member or from the same guests' network, the oldest first, at most 50. They
   * may be by someone else, so that each is decided only with its ticket in `DecisionBody`. Nodes of the previous release omit them.
   */
  relatedComplaints?: RelatedComplaint[]
  /** What a decision can do now. An action that no longer applies is left out. */
  possible: DecisionAction[]
  /** The action that hides the reported listing, message, review or answer now, or null. Nodes of the previous release omit it. */
  hiding?: ModerationAction | null
  /** Whether the reported review or answer is hidden. Pages of the previous release read it. */
  isHidden?: boolean
  /** The pictures and film that `hide_media` can hide, by id. */
  media: ReportedMedia[]
  /** The actions of this report and about this member, newest first, at most 20. */
  log: ModerationAction[]
  decidedAt: Moment | null
  decidedBy: string | null
  note: string | null
  message: string | null
}

/** The body of `PUT /api/admin/reports/{ticket}`. */
export type DecisionBody = {
  decision: ReportDecision
  /** Only with `upheld`. They are done in one order, and one that no longer applies is skipped. */
  actions: { action: DecisionAction; mediaId?: string }[]
  /** For administrators and the log. It is the reason that a member reads whose listing, message or account is acted on. */
  note: string
  /** For the reporter. */
  message?: string | null
  /** Whether the other open reports of the subject that are about the same member get the same decision. */
  decidesSame: boolean
  /** The tickets of those of `relatedComplaints` that get the same decision: the administrator has read them. */
  alsoDecides?: string[]
}

/** The response of `PUT /api/admin/reports/{ticket}`: the report, and the actions that no longer applied. */
export type DecidedReport = AdminReport & { skipped: DecisionAction[] }

/** A message as the desk shows it. */
export type DeskMessage = {
  no: number
  kind: MessageKind
  body: string | null
  /** Null for a line of the system. */
  by: BookingSide | null
  isHidden: boolean
  isReported: boolean
  createdAt: Moment
}

/** The response of `GET /api/admin/reports/{ticket}/conversation`: up to 50 messages before the reported one and after it. */
export type DeskConversation = {
  itemId: string
  owner: { id: string; name: string }
  renter: { id: string; name: string }
  messages: DeskMessage[]
}

/** The response of `GET /api/admin/reports/{ticket}/handover`: all that both members recorded, the earliest first. */
export type DeskHandover = { records: HandoverRecord[] }

/** The body of `PUT /api/admin/members/{id}/suspension`. The response is the member. */
export type SuspensionBody = { isSuspended: boolean; reason: string }

/** The body of `PUT /api/admin/items/{id}/visibility`, and of the same call of a review and of the answer to one. */
export type VisibilityBody = { isHidden: boolean; reason: string }

/** The response of `PUT /api/admin/items/{id}/visibility`: whether the listing is hidden by itself. */
export type ItemVisibility = { id: string; isHidden: boolean }

/** The response of `PUT /api/admin/reviews/{id}/visibility` and `PUT /api/admin/reviews/{id}/answer/visibility`. */
export type ReviewVisibility = { id: string; isHidden: boolean }

/**
 * The body of `POST /api/admin/actions/{id}/undo`: shows again what the action hid. The author, owner or uploader is notified, and only
 * administrators read the reason.
 */
export type UndoBody = { reason: string }

/** What a reporter learns about the decision. It is part of `Report`, null while the report is open. */
export type ReportOutcome = {
  decision: ReportDecision
  actions: DecisionAction[]
  message: string | null
}
