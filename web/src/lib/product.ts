/** The product's name, as every greeting and title writes it. */
export const PRODUCT_NAME = 'Saajha'
