/** Removes the head elements that the server rendered for the initial page, such as its canonical URL. */
export function removePrerenderedHead() {
  for (const element of document.head.querySelectorAll('[data-of-page]')) element.remove()
}
