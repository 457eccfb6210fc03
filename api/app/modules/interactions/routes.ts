import router from '@adonisjs/core/services/router'
import { forMembers, forVisitors } from '#start/member_routes'

const ContactsController = () => import('#modules/interactions/controllers/contacts_controller')

router.post('/api/contact-interactions', [ContactsController, 'store']).use(forVisitors())
router.get('/api/contact-interactions/counts/:itemId?', [ContactsController, 'counts'])
router
  .get('/api/contact-interactions/latest/:itemId', [ContactsController, 'latest'])
  .use(forMembers())
