import type { Drawing } from './drawing.ts'
import type { PAINTS } from './paint.ts'
import type { PALETTES } from './palette.ts'
import type { Sprite } from './sprite.ts'

/** The content of a demo picture: an object, optionally with a companion, in front of a backdrop. */
export type PictureScene = {
  object: Sprite | Drawing
  /** The companion: a smaller object in front of it. */
  beside?: Sprite | Drawing
  on: keyof typeof PALETTES
  setting: 'disc' | 'arch' | 'podium' | 'hills' | 'light'
  /**
   * `whole` (the default) is centred, `pair` has a second one behind it, `close` is cropped by the frame, `floating` is
   * above the ground. People are always cropped at the waist.
   */
  view?: 'whole' | 'pair' | 'close' | 'floating'
  /** Flipped horizontally. */
  mirrored?: boolean
  /** A colour other than the sprite's, to tell listings with the same sprite apart. */
  paint?: keyof typeof PAINTS
}
