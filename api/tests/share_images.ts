import { drawShareImages } from '#modules/catalogue/reactions/draw_share_images'

const { handlers } = drawShareImages
const draw = { ...handlers }

/** Lets the workers of the tests draw no share images: that takes more time than all else about a new listing. */
export function leaveOutShareImages(): void {
  for (const name of Object.keys(draw)) Object.assign(handlers, { [name]: async () => {} })
}

/** Lets them draw, until the returned function is called. */
export function drawWithWorkers(): () => void {
  Object.assign(handlers, draw)
  return leaveOutShareImages
}
