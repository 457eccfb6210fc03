import { productName } from '@saajha/contract/product_name'

const NAME_IN_PAGE = 'meta[name="application-name"]'

/** The product name, configured on the server and read from the page. */
export const PRODUCT_NAME = productName(
  document.querySelector<HTMLMetaElement>(NAME_IN_PAGE)?.content
)
