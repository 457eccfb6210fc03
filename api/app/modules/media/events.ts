/** Events of the media module. */
export interface MediaEvents {
  /** A member's picture was uploaded and decoded; its variants do not exist yet. */
  'media.uploaded': { mediaId: string }
}
