/** Photos that did not arrive; `message` is the product's sentence for why. */
export class UploadError extends Error {
  override name = 'UploadError'
}
