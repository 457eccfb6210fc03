import router from '@adonisjs/core/services/router'
import { forMembers, forVisitors } from '#start/member_routes'

const BlocksController = () => import('#modules/interactions/controllers/blocks_controller')
const ConversationsController = () =>
  import('#modules/interactions/controllers/conversations_controller')
const ContactsController = () => import('#modules/interactions/controllers/contacts_controller')

router.post('/api/contact-interactions', [ContactsController, 'store']).use(forVisitors())
router.get('/api/contact-interactions/counts/:itemId?', [ContactsController, 'counts'])
router
  .get('/api/contact-interactions/latest/:itemId', [ContactsController, 'latest'])
  .use(forMembers())

router
  .group(() => {
    router.get('/', [ConversationsController, 'index'])
    router.get('/unread-count', [ConversationsController, 'unreadCount'])
    router.get('/:id', [ConversationsController, 'show'])
    router.put('/:id', [ConversationsController, 'update'])
    router.put('/:id/read', [ConversationsController, 'read'])
    router.get('/:id/messages', [ConversationsController, 'messages'])
    router.post('/:id/messages', [ConversationsController, 'send'])
  })
  .prefix('/api/conversations')
  .use(forMembers())

router
  .group(() => {
    router.get('/', [BlocksController, 'index'])
    router.put('/:id', [BlocksController, 'store'])
    router.delete('/:id', [BlocksController, 'destroy'])
  })
  .prefix('/api/blocks')
  .use(forMembers())
