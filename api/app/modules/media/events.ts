/** What the media module announces. */
export interface MediaEvents {
  /** A member's picture arrived and proved to be one; its variants are still to be made. */
  'media.uploaded': { mediaId: string }
}
