import router from '@adonisjs/core/services/router'
import { forAdministrators, forMembers, forVisitors } from '#start/member_routes'

const ReportsController = () => import('#modules/moderation/controllers/reports_controller')
const ReportsDeskController = () =>
  import('#modules/moderation/controllers/reports_desk_controller')
const ActionsController = () => import('#modules/moderation/controllers/actions_controller')

const AppealsController = () => import('#modules/moderation/controllers/appeals_controller')
const LegalController = () => import('#modules/moderation/controllers/legal_controller')
const StatementsController = () => import('#modules/moderation/controllers/statements_controller')

router.get('/api/legal', [LegalController, 'show'])

router
  .group(() => {
    router.post('/api/reports', [ReportsController, 'store'])
    router.post('/api/reports/:ticket/read', [ReportsController, 'read'])
    router.post('/api/appeals', [AppealsController, 'store'])
    router.post('/api/appeals/read', [AppealsController, 'read'])
  })
  .use(forVisitors())

router
  .group(() => {
    router.get('/api/user/reports', [ReportsController, 'index'])
    router.get('/api/reports/:ticket', [ReportsController, 'show'])
  })
  .use(forMembers())

router
  .group(() => {
    router.get('/reports', [ReportsDeskController, 'index'])
    router.get('/reports/counts', [ReportsDeskController, 'counts'])
    router.get('/reports/:ticket', [ReportsDeskController, 'show'])
    router.put('/reports/:ticket', [ReportsDeskController, 'decide'])
    router.get('/reports/:ticket/conversation', [ReportsDeskController, 'conversation'])
    router.get('/reports/:ticket/handover', [ReportsDeskController, 'handover'])
    router.get('/members', [ActionsController, 'members'])
    router.put('/members/:id/suspension', [ActionsController, 'suspend'])
    router.put('/items/:id/visibility', [ActionsController, 'hide'])
    router.put('/reviews/:id/visibility', [ActionsController, 'hideReview'])
    router.put('/reviews/:id/answer/visibility', [ActionsController, 'hideAnswer'])
    router.get('/actions', [ActionsController, 'index'])
    router.post('/actions/:id/undo', [ActionsController, 'undo'])
  })
  .prefix('/api/admin')
  .use(forAdministrators())

router.post('/api/items/:id/appeals', [AppealsController, 'storeForItem']).use(forMembers())
router.post('/api/reviews/:id/appeals', [AppealsController, 'storeForReview']).use(forMembers())
router.post('/api/bookings/:id/statements', [StatementsController, 'store']).use(forMembers())
