import { productName } from '@saajha/contract/product_name'

const NAME_IN_PAGE = 'meta[name="application-name"]'

/** The product's name, as every greeting and title writes it: the one that the server put into the page. */
export const PRODUCT_NAME = productName(
  document.querySelector<HTMLMetaElement>(NAME_IN_PAGE)?.content
)
