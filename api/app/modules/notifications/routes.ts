import router from '@adonisjs/core/services/router'
import { forMembers } from '#start/member_routes'

const NotificationsController = () =>
  import('#modules/notifications/controllers/notifications_controller')

router
  .group(() => {
    router.get('/', [NotificationsController, 'index'])
    router.get('/unread-count', [NotificationsController, 'unreadCount'])
    router.put('/mark-all-read', [NotificationsController, 'readAll'])
    router.put('/read', [NotificationsController, 'readSet'])
    router.put('/:id/read', [NotificationsController, 'read'])
    router.delete('/:id', [NotificationsController, 'destroy'])
  })
  .prefix('/api/notifications')
  .use(forMembers())
