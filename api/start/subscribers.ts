import { closeRequestsOfItem } from '#modules/bookings/reactions/close_requests_of_item'
import { closeRequestsOfMember } from '#modules/bookings/reactions/close_requests_of_member'
import { completeBooking } from '#modules/bookings/reactions/complete_booking'
import { endCalendarFeed } from '#modules/bookings/reactions/end_calendar_feed'
import { endNoShow } from '#modules/bookings/reactions/end_no_show'
import { expireChange } from '#modules/bookings/reactions/expire_change'
import { expireRequest } from '#modules/bookings/reactions/expire_request'
import { findFreedRequests } from '#modules/bookings/reactions/find_freed_requests'
import { notifyMembers } from '#modules/bookings/reactions/notify_members'
import { startBooking } from '#modules/bookings/reactions/start_booking'
import { drawShareImages } from '#modules/catalogue/reactions/draw_share_images'
import { rateItem } from '#modules/catalogue/reactions/rate_item'
import { itemPopularity } from '#modules/catalogue/projections/item_popularity'
import { markVerified } from '#modules/identity/reactions/mark_verified'
import { rateMember } from '#modules/identity/reactions/rate_member'
import { sendAccountEmail } from '#modules/identity/reactions/send_account_email'
import { contactCounts } from '#modules/interactions/projections/contact_counts'
import { addBookingLine } from '#modules/interactions/reactions/add_booking_line'
import { notifyOwner } from '#modules/interactions/reactions/notify_owner'
import { notifyRecipient } from '#modules/interactions/reactions/notify_recipient'
import { makeImageVariants } from '#modules/media/reactions/make_image_variants'
import { hideDisowned } from '#modules/moderation/reactions/hide_disowned'
import { hideReportedPictures } from '#modules/moderation/reactions/hide_reported_pictures'
import { notifyAdministrators } from '#modules/moderation/reactions/notify_administrators'
import { notifyModeratedAuthor } from '#modules/moderation/reactions/notify_moderated_author'
import { notifyModeratedOwner } from '#modules/moderation/reactions/notify_moderated_owner'
import { notifyModeratedReviewer } from '#modules/moderation/reactions/notify_moderated_reviewer'
import { notifyReporter } from '#modules/moderation/reactions/notify_reporter'
import { notifyWarned } from '#modules/moderation/reactions/notify_warned'
import { noteReturn } from '#modules/moderation/reactions/note_return'
import { sendSuspensionEmail } from '#modules/moderation/reactions/send_suspension_email'
import { reportContestedNoShow } from '#modules/moderation/reactions/report_contested_no_show'
import { notifySubmitter } from '#modules/notifications/reactions/notify_submitter'
import { sendEmail } from '#modules/notifications/reactions/send_email'
import { sendMissedEmail } from '#modules/notifications/reactions/send_missed_email'
import { sendPush } from '#modules/notifications/reactions/send_push'
import { sendUnreadCount } from '#modules/notifications/public'
import { notifyUnverifiedMember } from '#modules/notifications/reactions/notify_unverified_member'
import { notifyReviews } from '#modules/reviews/reactions/notify_reviews'
import { publishReview } from '#modules/reviews/reactions/publish_review'
import { subscribe } from '#shared/events/subscribers'
import { onSocketConnected } from '#shared/realtime/live_channel'

/** Registers all event subscribers. */
subscribe(
  addBookingLine,
  closeRequestsOfItem,
  closeRequestsOfMember,
  completeBooking,
  contactCounts,
  drawShareImages,
  endCalendarFeed,
  endNoShow,
  expireChange,
  expireRequest,
  findFreedRequests,
  hideDisowned,
  hideReportedPictures,
  itemPopularity,
  makeImageVariants,
  markVerified,
  notifyAdministrators,
  noteReturn,
  notifyMembers,
  notifyModeratedAuthor,
  notifyModeratedOwner,
  notifyModeratedReviewer,
  notifyOwner,
  notifyRecipient,
  notifyReporter,
  notifyReviews,
  notifySubmitter,
  notifyUnverifiedMember,
  notifyWarned,
  publishReview,
  rateItem,
  rateMember,
  reportContestedNoShow,
  sendAccountEmail,
  sendSuspensionEmail,
  sendEmail,
  sendMissedEmail,
  sendPush,
  startBooking
)

onSocketConnected(sendUnreadCount)
