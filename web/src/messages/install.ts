import { PRODUCT_NAME } from '@/lib/preferences/product'
import { inLanguage } from '@/messages/in_language'

/** The offer to install the app. */
export const install = inLanguage({
  en: { offer: `Install the ${PRODUCT_NAME} app` },
  hi: { offer: `${PRODUCT_NAME} ऐप इंस्टॉल करें` },
})
