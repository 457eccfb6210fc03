import router from '@adonisjs/core/services/router'
import { forMembers } from '#start/member_routes'

const ItemDaysController = () => import('#modules/bookings/controllers/item_days_controller')
const CalendarFeedController = () =>
  import('#modules/bookings/controllers/calendar_feed_controller')
const BookingChangesController = () =>
  import('#modules/bookings/controllers/booking_changes_controller')
const HandoverController = () => import('#modules/bookings/controllers/handover_controller')
const MeetingController = () => import('#modules/bookings/controllers/meeting_controller')
const BookingsController = () => import('#modules/bookings/controllers/bookings_controller')

router
  .group(() => {
    router.get('/', [BookingsController, 'index'])
    router.get('/due', [BookingsController, 'due'])
    router.get('/counts', [BookingsController, 'counts'])
    router.get('/:id', [BookingsController, 'show'])
    router.put('/:id', [BookingsController, 'update'])
    router.put('/:id/meeting', [MeetingController, 'update'])
    router.get('/:id/calendar.ics', [CalendarFeedController, 'event'])
    router.post('/:id/changes', [BookingChangesController, 'store'])
    router.put('/:id/changes/:changeId', [BookingChangesController, 'update'])
    router.get('/:id/handover', [HandoverController, 'show'])
    router.post('/:id/handover', [HandoverController, 'store'])
  })
  .prefix('/api/bookings')
  .use(forMembers())

router.get('/api/items/:id/calendar', [ItemDaysController, 'show'])
router.put('/api/items/:id/days', [ItemDaysController, 'update']).use(forMembers())

router
  .group(() => {
    router.get('/', [CalendarFeedController, 'show'])
    router.post('/', [CalendarFeedController, 'store'])
    router.delete('/', [CalendarFeedController, 'destroy'])
  })
  .prefix('/api/user/calendar')
  .use(forMembers())

router.get('/api/calendars/:secret.ics', [CalendarFeedController, 'read'])
