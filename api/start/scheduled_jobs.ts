import { checkDays } from '#modules/bookings/commands/check_days'
import { clearPastDays } from '#modules/bookings/commands/clear_past_days'
import { rollUpOldViews } from '#modules/catalogue/commands/roll_up_old_views'
import { sweepShareImages } from '#modules/catalogue/commands/sweep_share_images'
import { clearPasswordResets } from '#modules/identity/commands/clear_password_resets'
import { appendMissingContacts } from '#modules/interactions/commands/append_missing_contacts'
import { openMissingBookings } from '#modules/interactions/commands/open_missing_bookings'
import { clearSentMails } from '#shared/mail/clear_sent_mails'
import { clearUnusedMedia, sweepMedia } from '#modules/media/commands/sweep_media'
import { endExpiredSessions } from '#shared/http/session/end_expired_sessions'
import { announceWaitingReports } from '#modules/moderation/commands/announce_waiting_reports'
import { scheduledJobs } from '#shared/scheduled_jobs/scheduled_jobs'
import { clearOldEvents } from '#shared/outbox/clear_old_events'
import { deleteDecidedPictures } from '#modules/verification/commands/delete_decided_pictures'

/** Registers the jobs. Those that read all media of the site, or list their files, run on one node and seldom. */
scheduledJobs.push(
  { name: 'clear_unused_media', run: clearUnusedMedia, oncePer: 'day' },
  { name: 'sweep_media', run: sweepMedia, oncePer: 'week' },
  { name: 'sweep_share_images', run: sweepShareImages, oncePer: 'day' },
  { name: 'roll_up_old_views', run: rollUpOldViews },
  { name: 'clear_old_events', run: clearOldEvents },
  { name: 'clear_password_resets', run: clearPasswordResets },
  { name: 'end_expired_sessions', run: endExpiredSessions },
  { name: 'clear_sent_mails', run: clearSentMails },
  { name: 'append_missing_contacts', run: appendMissingContacts },
  { name: 'open_missing_bookings', run: openMissingBookings },
  { name: 'announce_waiting_reports', run: announceWaitingReports },
  { name: 'clear_past_days', run: clearPastDays },
  { name: 'check_days', run: checkDays },
  { name: 'delete_decided_pictures', run: deleteDecidedPictures }
)
