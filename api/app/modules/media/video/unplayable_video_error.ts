/** No browser, or only some, can show the pictures of the video; `codec` is the name of how they are compressed. */
export class UnplayableVideoError extends Error {
  constructor(readonly codec: string) {
    super(`The video is ${codec}`)
  }
}
