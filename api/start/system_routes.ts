import router from '@adonisjs/core/services/router'
import { forAdministrators } from '#start/member_routes'

const SystemController = () => import('#shared/operations/system_controller')

router.get('/api/admin/system', [SystemController, 'show']).use(forAdministrators())
