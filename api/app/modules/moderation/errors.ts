import { LIMITS } from '@saajha/contract/limits'
import { defineError } from '#shared/http/errors/http_error'

export class OwnReportError extends defineError({
  status: 422,
  code: 'ownReport',
  message: "You can't report yourself or what is yours.",
}) {}

/** Also for a report of another member. */
export class UnknownReportError extends defineError({
  status: 404,
  code: 'reportNotFound',
  message: "We couldn't find a report with this number.",
}) {}

export class ReportDecidedError extends defineError({
  status: 409,
  code: 'reportDecided',
  message: ({ administrator }) => `${administrator} has already decided this report.`,
}) {}

/** For a report by or about the administrator, and for an action on themselves or what is theirs. */
export class OwnModerationError extends defineError({
  status: 403,
  code: 'ownModeration',
  message: "You can't decide about yourself. Please ask another administrator.",
}) {}

export class AdministratorProtectedError extends defineError({
  status: 403,
  code: 'administratorProtected',
  message: "You can't warn or suspend an administrator.",
}) {}

export class ActionsNotUpheldError extends defineError({
  status: 422,
  code: 'actionsNotUpheld',
  message: 'Only a report that you uphold can have actions.',
  field: 'actions',
}) {}

/** A problem with a rental is reported of something else, or a complaint of anything but the platform. */
export class UnfitReasonError extends defineError({
  status: 422,
  code: 'reportReasonUnfit',
  message: "Please choose another reason. This one doesn't fit what you report.",
  field: 'reason',
}) {}

/** So many open reports of guests are about the subject that further ones wait for the decision. */
export class GuestReportsFullError extends defineError({
  status: 409,
  code: 'guestReportsFull',
  message:
    "Several people without an account have already reported this, and we'll look at it. To report it too, please log in.",
}) {}

/** So many complaints of guests of one network are open that further ones wait for the decision. */
export class GuestComplaintsFullError extends defineError({
  status: 409,
  code: 'guestComplaintsFull',
  message:
    "We're still answering several complaints from your internet connection. To send another one now, please log in.",
}) {}

/** So many reports of the member are open that further ones wait for a decision. */
export class OpenReportsFullError extends defineError({
  status: 409,
  code: 'openReportsFull',
  message: ({ limit }) =>
    `We're still looking at ${limit} of your reports. You can send more once we've answered some of them.`,
}) {}

/** No problem of a booking about this member waits for a decision. */
export class NoOpenProblemError extends defineError({
  status: 409,
  code: 'bookingProblemNotOpen',
  message: "We don't need your side of this booking any more.",
}) {}

export class TooManyStatementsError extends defineError({
  status: 409,
  code: 'bookingStatementsFull',
  message: `You've written ${LIMITS.problemStatements} times about this problem. We'll look at all of it.`,
}) {}

/** The token of an appeal is malformed or expired, or the action was undone. */
export class InvalidAppealLinkError extends defineError({
  status: 410,
  code: 'appealLinkInvalid',
  message: 'This link has expired or is no longer valid. Please sign in again to get a new one.',
}) {}

/** The member has appealed against this action. */
export class AppealMadeError extends defineError({
  status: 409,
  code: 'appealMade',
  message: ({ ticket }) => `You've already asked us to look again. Your number is ${ticket}.`,
}) {}

/** An administrator decides about an appeal against an action of their own, though there is another administrator. */
export class OwnActionError extends defineError({
  status: 409,
  code: 'ownAction',
  message: 'You made this decision yourself. Another administrator has to look at it.',
}) {}

/** No action with this id hides anything, or what it hid was deleted. */
export class UnknownHidingError extends defineError({
  status: 404,
  code: 'hidingNotFound',
  message: "There's nothing to show again. It may have been deleted.",
}) {}

/** What the action hid is shown. */
export class HidingUndoneError extends defineError({
  status: 409,
  code: 'hidingUndone',
  message: ({ administrator }) => `${administrator} has already shown it again.`,
}) {}

/** A newer action hides it. */
export class HidingReplacedError extends defineError({
  status: 409,
  code: 'hidingReplaced',
  message: ({ administrator }) =>
    `${administrator} has hidden it again since. Please look at that decision first.`,
}) {}
