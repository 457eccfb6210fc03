import type { LiveEvents as PushedEvents } from '@saajha/contract/live_events'
import type { BookingEvents } from '#modules/bookings/events'
import type { CatalogueEvents } from '#modules/catalogue/events'
import type { IdentityEvents } from '#modules/identity/events'
import type { InteractionEvents } from '#modules/interactions/events'
import type { MediaEvents } from '#modules/media/events'
import type { ModerationEvents } from '#modules/moderation/events'
import type { NotificationEvents } from '#modules/notifications/events'
import type { ReviewEvents } from '#modules/reviews/events'
import type { VerificationEvents } from '#modules/verification/events'

/** All events; each module's `events.ts` says what its own mean. */
declare module '#shared/events/domain_event' {
  interface EventMap
    extends
      BookingEvents,
      CatalogueEvents,
      IdentityEvents,
      InteractionEvents,
      MediaEvents,
      ModerationEvents,
      NotificationEvents,
      ReviewEvents,
      VerificationEvents {}
}

/** The events that are pushed to open pages. */
declare module '#shared/realtime/live_channel' {
  interface LiveEvents extends PushedEvents {}
}
