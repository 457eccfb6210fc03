/** Takes away what the server said of the first page alone, such as the address to share: another one is shown. */
export function removePrerenderedHead() {
  for (const element of document.head.querySelectorAll('[data-of-page]')) element.remove()
}
