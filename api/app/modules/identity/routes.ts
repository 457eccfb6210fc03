import router from '@adonisjs/core/services/router'
import { forMembers, forVisitors } from '#start/member_routes'

const SessionController = () => import('#modules/identity/controllers/session_controller')
const GoogleController = () => import('#modules/identity/controllers/google_controller')
const UsersController = () => import('#modules/identity/controllers/users_controller')

router
  .group(() => {
    router.post('/api/register', [SessionController, 'register'])
    router.post('/api/login/email', [SessionController, 'logIn'])
    router.get('/api/logout', [SessionController, 'logOut'])
  })
  .use(forVisitors())

router.get('/api/auth/user', [SessionController, 'current']).use(forMembers())

router.get('/api/login', [GoogleController, 'leave'])
router.get('/api/login/callback', [GoogleController, 'comeBack']).use(forVisitors())
router.get('/api/users/:id', [UsersController, 'show'])

router
  .group(() => {
    router.put('/api/users/:id', [UsersController, 'update'])
    router.put('/api/profile/picture', [UsersController, 'picture'])
  })
  .use(forMembers())
