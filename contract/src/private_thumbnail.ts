/** The URL of the thumbnail of a private picture, 160 pixels wide and high; any other URL is returned unchanged. */
export function privateThumbnail(imageUrl: string): string {
  return imageUrl.replace(/^(\/media\/private\/[^/]+)\/\w+\.webp$/, '$1/thumbnail.webp')
}
