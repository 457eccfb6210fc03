import { WITHOUT_PLACEHOLDER_RATINGS } from '@saajha/contract/page_settings'

/** Whether items and owners without reviews show placeholder ratings, configured on the server and read from the page. */
export function hasPlaceholderRatings(): boolean {
  return document.querySelector(`meta[name="${WITHOUT_PLACEHOLDER_RATINGS}"]`) === null
}
