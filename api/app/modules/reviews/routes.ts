import router from '@adonisjs/core/services/router'
import { forMembers } from '#start/member_routes'

const BookingReviewController = () =>
  import('#modules/reviews/controllers/booking_review_controller')
const ReviewsController = () => import('#modules/reviews/controllers/reviews_controller')

router
  .group(() => {
    router.post('/api/bookings/:id/review', [BookingReviewController, 'store'])
    router.delete('/api/bookings/:id/review', [BookingReviewController, 'destroy'])
    router.put('/api/reviews/:id/answer', [ReviewsController, 'answer'])
  })
  .use(forMembers())

router.get('/api/items/:id/reviews', [ReviewsController, 'ofItem'])
router.get('/api/users/:id/reviews', [ReviewsController, 'ofMember'])
