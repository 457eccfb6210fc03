import router from '@adonisjs/core/services/router'
import { forVisitors } from '#start/member_routes'

const ContactsController = () => import('#modules/interactions/controllers/contacts_controller')

router.post('/api/contact-interactions', [ContactsController, 'store']).use(forVisitors())
router.get('/api/contact-interactions/counts/:itemId?', [ContactsController, 'counts'])
