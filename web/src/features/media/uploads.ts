/** What reads, shrinks and uploads chosen files. Its code loads with the first of them. */
export { sendProfilePicture } from '@/features/media/profile_picture'
export { readPicture } from '@/features/media/read_picture'
export { sendPictures } from '@/features/media/send_pictures'
export { sendVideo } from '@/features/media/send_video'
