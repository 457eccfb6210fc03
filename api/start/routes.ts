import '#modules/identity/routes'
import '#modules/catalogue/routes'
import '#modules/catalogue/pages/describe_pages'
import '#modules/media/routes'
import '#modules/interactions/routes'
import '#modules/notifications/routes'
import '#modules/verification/routes'
import '#shared/docs/docs_routes'
import '#shared/http/routes/health_routes'
import '#shared/http/routes/robots_routes'

// It answers what nothing else does, and routes are asked in the order in which they came: a module that waits for a
// service while it loads, as the health routes do, would come after a plain import.
await import('#shared/http/routes/web_routes')
