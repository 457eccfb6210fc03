import router from '@adonisjs/core/services/router'
import { forMembers } from '#start/member_routes'

const NotificationsController = () =>
  import('#modules/notifications/controllers/notifications_controller')
const PreferencesController = () =>
  import('#modules/notifications/controllers/preferences_controller')
const PushController = () => import('#modules/notifications/controllers/push_controller')

router
  .group(() => {
    router.get('/', [NotificationsController, 'index'])
    router.get('/unread-count', [NotificationsController, 'unreadCount'])
    router.put('/mark-all-read', [NotificationsController, 'readAll'])
    router.put('/:id/read', [NotificationsController, 'read'])
    router.delete('/:id', [NotificationsController, 'destroy'])
  })
  .prefix('/api/notifications')
  .use(forMembers())

router.get('/api/push/key', [PushController, 'key'])
router
  .group(() => {
    router.put('/', [PushController, 'save'])
    router.delete('/', [PushController, 'destroy'])
  })
  .prefix('/api/push/subscriptions')
  .use(forMembers())

router
  .group(() => {
    router.get('/', [PreferencesController, 'show'])
    router.put('/', [PreferencesController, 'update'])
  })
  .prefix('/api/user/preferences')
  .use(forMembers())

// Without `forVisitors`, whose rule of JSON bodies rejects the requests of mail providers.
router.post('/api/mail/unsubscribe', [PreferencesController, 'unsubscribe'])
router.get('/api/mail/unsubscribe', [PreferencesController, 'openUnsubscribe'])
