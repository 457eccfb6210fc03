import router from '@adonisjs/core/services/router'
import { isUuid, NIL_UUID } from '#shared/database/is_uuid'
import '#modules/identity/routes'
import '#modules/catalogue/routes'
import '#modules/catalogue/storefront/pages/describe_pages'
import '#modules/identity/pages/describe_pages'
import '#modules/media/routes'
import '#modules/bookings/routes'
import '#modules/reviews/routes'
import '#modules/interactions/routes'
import '#modules/notifications/routes'
import '#modules/verification/routes'
import '#modules/moderation/routes'
import '#shared/docs/docs_routes'
import '#shared/http/routes/health_routes'
import '#start/robots_routes'
import '#start/system_routes'

// A malformed id in a path is handled as an unknown one, and one in capital letters as PostgreSQL writes it.
for (const name of ['id', 'changeId'])
  router.where(name, { cast: (id) => (isUuid(id) ? id.toLowerCase() : NIL_UUID) })

// The fallback routes must be registered last. A static import would register them before modules with a top-level await,
// such as the health routes.
await import('#shared/http/routes/web_routes')
