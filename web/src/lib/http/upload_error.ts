/** A failed upload of a photo or video: `title` is what failed, `message` the reason, both for users. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly title: string

  constructor(title: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.title = title
  }
}
