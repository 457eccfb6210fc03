/** No browser, or only some, can show the pictures of the video; `codec` is the name of how they are compressed. */
export class UnplayableVideoError extends Error {
  readonly codec: string

  constructor(codec: string) {
    super(`The video is ${codec}`)
    this.codec = codec
  }
}
