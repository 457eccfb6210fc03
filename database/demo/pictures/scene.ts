import type { PAINTS } from './paint.ts'
import type { PALETTES } from './palette.ts'
import type { Sprite } from './sprite.ts'

/** What one demo picture shows: an object, sometimes with a companion, before a backdrop. */
export type Fixtures = {
  object: Sprite
  /** A smaller thing in front of it. */
  beside?: Sprite
  on: keyof typeof PALETTES
  setting: 'disc' | 'arch' | 'podium' | 'hills' | 'light'
  /**
   * `whole` (when left out) stands in the middle, `pair` has a second one behind, `close` is cropped
   * by the frame, `floating` hangs in the air. People are always cropped at the waist by the frame.
   */
  view?: 'whole' | 'pair' | 'close' | 'floating'
  /** Looks to the other side. */
  mirrored?: boolean
  /** A colour other than the sprite's own, so that two motorcycles are two motorcycles. */
  paint?: keyof typeof PAINTS
}
