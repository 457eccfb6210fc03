import { subscribe } from '#shared/events/subscribers'
import { contactCounts } from '#modules/interactions/projections/contact_counts'
import { makeImageVariants } from '#modules/media/reactions/make_image_variants'
import { notifyOwner } from '#modules/notifications/reactions/notify_owner'
import { sendUnreadCount } from '#modules/notifications/reactions/send_unread_count'
import { onSocketConnected } from '#shared/realtime/live_channel'

/** Everyone who is told when something happens. */
subscribe(contactCounts, makeImageVariants, notifyOwner)

onSocketConnected(sendUnreadCount)
