import router from '@adonisjs/core/services/router'
import { forMembers } from '#start/member_routes'

const ReportsController = () => import('#modules/moderation/controllers/reports_controller')

router
  .group(() => {
    router.post('/', [ReportsController, 'store'])
    router.get('/:ticket', [ReportsController, 'show'])
  })
  .prefix('/api/reports')
  .use(forMembers())
