import router from '@adonisjs/core/services/router'
import { forAdministrators, forMembers } from '#start/member_routes'

const DocumentsController = () => import('#modules/verification/controllers/documents_controller')
const ReviewsController = () => import('#modules/verification/controllers/reviews_controller')

router
  .group(() => {
    router.get('/api/verification-documents', [DocumentsController, 'index'])
    router.post('/api/verification-documents', [DocumentsController, 'store'])
    router.put('/api/verification-documents/:id', [DocumentsController, 'update'])
  })
  .use(forMembers())

router
  .group(() => {
    router.get('/api/admin/verification-documents', [ReviewsController, 'index'])
    router.get('/api/admin/verification-documents/counts', [ReviewsController, 'counts'])
    router.get('/api/admin/verification-documents/:id/readings', [ReviewsController, 'readings'])
    router.put('/api/admin/verification-documents/:id/verify', [ReviewsController, 'decide'])
  })
  .use(forAdministrators())
