import router from '@adonisjs/core/services/router'
import { forMembers } from '#start/member_routes'

const MediaController = () => import('#modules/media/controllers/media_controller')
const UploadsController = () => import('#modules/media/controllers/uploads_controller')

router.get('/media/private/:id/:file', [MediaController, 'showPrivate']).use(forMembers())
router.get('/media/:id/:file', [MediaController, 'show'])

router.post('/api/upload/images', [UploadsController, 'images']).use(forMembers())
router.post('/api/upload/video', [UploadsController, 'video']).use(forMembers())
router.post('/api/profile/upload-url', [UploadsController, 'profilePicture']).use(forMembers())

/** The signed URL authorizes the request; no session is required. */
router.put('/api/uploads/:id', [UploadsController, 'receive'])
