import { checkDays } from '#modules/bookings/commands/check_days'
import { clearPastDays } from '#modules/bookings/commands/clear_past_days'
import { VIEW_DAYS, rollUpOldViews } from '#modules/catalogue/commands/roll_up_old_views'
import { sweepShareImages } from '#modules/catalogue/commands/sweep_share_images'
import { clearPasswordResets } from '#modules/identity/commands/clear_password_resets'
import { NETWORK_DAYS, deleteOldNetworks } from '#modules/identity/commands/delete_old_networks'
import { appendMissingContacts } from '#modules/interactions/commands/append_missing_contacts'
import { openMissingBookings } from '#modules/interactions/commands/open_missing_bookings'
import { SENT_MAIL_DAYS, clearSentMails } from '#shared/mail/clear_sent_mails'
import { clearUnusedMedia, sweepMedia } from '#modules/media/commands/sweep_media'
import { endExpiredSessions } from '#shared/http/session/end_expired_sessions'
import { announceWaitingReports } from '#modules/moderation/commands/announce_waiting_reports'
import {
  NOTIFICATION_DAYS,
  deleteOldNotifications,
} from '#modules/notifications/commands/delete_old_notifications'
import { computeOwnerFigures } from '#modules/reviews/commands/compute_owner_figures'
import { scheduledJobs } from '#shared/scheduled_jobs/scheduled_jobs'
import { EVENT_DAYS, clearOldEvents } from '#shared/outbox/clear_old_events'
import { deleteDecidedPictures } from '#modules/verification/commands/delete_decided_pictures'

/**
 * Registers the jobs, and how long those that delete rows keep them. Those that read a whole table, or list the files of the media
 * disk, run on one node and seldom.
 */
scheduledJobs.push(
  { name: 'clear_unused_media', run: clearUnusedMedia, oncePer: 'day' },
  { name: 'sweep_media', run: sweepMedia, oncePer: 'week' },
  { name: 'sweep_share_images', run: sweepShareImages, oncePer: 'day' },
  { name: 'roll_up_old_views', run: rollUpOldViews, keeps: { item_views: VIEW_DAYS } },
  {
    name: 'clear_old_events',
    run: clearOldEvents,
    keeps: { domain_events: EVENT_DAYS, deliveries: EVENT_DAYS },
  },
  { name: 'clear_password_resets', run: clearPasswordResets },
  { name: 'end_expired_sessions', run: endExpiredSessions },
  { name: 'clear_sent_mails', run: clearSentMails, keeps: { sent_mails: SENT_MAIL_DAYS } },
  {
    name: 'delete_old_notifications',
    run: deleteOldNotifications,
    oncePer: 'day',
    keeps: { notifications: NOTIFICATION_DAYS },
  },
  {
    name: 'delete_old_networks',
    run: deleteOldNetworks,
    oncePer: 'day',
    keeps: { sign_in_networks: NETWORK_DAYS },
  },
  { name: 'append_missing_contacts', run: appendMissingContacts },
  { name: 'open_missing_bookings', run: openMissingBookings },
  { name: 'announce_waiting_reports', run: announceWaitingReports },
  { name: 'clear_past_days', run: clearPastDays },
  { name: 'check_days', run: checkDays },
  { name: 'compute_owner_figures', run: computeOwnerFigures, oncePer: 'day' },
  { name: 'delete_decided_pictures', run: deleteDecidedPictures }
)
