/** A photo or video that did not arrive: `title` says what failed, `message` why, in the product's words or the server's. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly title: string

  constructor(title: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.title = title
  }
}
