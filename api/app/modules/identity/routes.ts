import router from '@adonisjs/core/services/router'
import { forMembers, forVisitors } from '#start/member_routes'

const SessionController = () => import('#modules/identity/controllers/session_controller')
const GoogleController = () => import('#modules/identity/controllers/google_controller')
const PasswordController = () => import('#modules/identity/controllers/password_controller')
const EmailController = () => import('#modules/identity/controllers/email_controller')
const MemberSessionsController = () =>
  import('#modules/identity/controllers/member_sessions_controller')
const SecondFactorController = () =>
  import('#modules/identity/controllers/second_factor_controller')
const UsersController = () => import('#modules/identity/controllers/users_controller')

router
  .group(() => {
    router.post('/api/register', [SessionController, 'register'])
    router.post('/api/login/email', [SessionController, 'logIn'])
    router.get('/api/logout', [SessionController, 'logOut'])
    router.post('/api/password/forgot', [PasswordController, 'forgot'])
    router.post('/api/password/reset', [PasswordController, 'reset'])
    router.post('/api/user/email/verify', [EmailController, 'verify'])
    router.post('/api/user/email/disown', [EmailController, 'disown'])
  })
  .use(forVisitors())

router.get('/api/auth/user', [SessionController, 'current']).use(forMembers())
router
  .post('/api/user/email/verification', [EmailController, 'requestVerification'])
  .use(forMembers())

router.put('/api/user/password', [PasswordController, 'change']).use(forMembers())

router
  .group(() => {
    router.get('/', [MemberSessionsController, 'index'])
    router.delete('/', [MemberSessionsController, 'destroyOthers'])
    router.delete('/:id', [MemberSessionsController, 'destroy'])
  })
  .prefix('/api/user/sessions')
  .use(forMembers())

router
  .group(() => {
    router.get('/api/user/second-factor', [SecondFactorController, 'show'])
    router.post('/api/user/second-factor', [SecondFactorController, 'start'])
    router.post('/api/user/second-factor/confirm', [SecondFactorController, 'confirm'])
    router.post('/api/user/second-factor/verify', [SecondFactorController, 'verify'])
    router.delete('/api/user/second-factor', [SecondFactorController, 'remove'])
  })
  .use(forMembers())

router.get('/api/login', [GoogleController, 'leave'])
router.get('/api/login/callback', [GoogleController, 'comeBack']).use(forVisitors())
router.get('/api/users/:id', [UsersController, 'show'])

router
  .group(() => {
    router.put('/api/users/:id', [UsersController, 'update'])
    router.put('/api/profile/picture', [UsersController, 'picture'])
  })
  .use(forMembers())
