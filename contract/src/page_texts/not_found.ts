/** The heading of the page of a listing that does not exist. */
export const ITEM_NOT_FOUND = {
  en: 'Item not found',
  hi: 'आइटम नहीं मिला',
}

/** The message about a member who does not exist. */
export const MEMBER_NOT_FOUND = {
  en: "We couldn't find this member.",
  hi: 'यह सदस्य नहीं मिले।',
}

/** Heading and hint of the page of a category that does not exist. */
export const CATEGORY_NOT_FOUND = {
  en: {
    notFound: 'Category Not Found',
    notFoundHint: "The category you're looking for doesn't exist.",
  },
  hi: {
    notFound: 'कैटेगरी नहीं मिली',
    notFoundHint: 'आप जो कैटेगरी ढूँढ रहे हैं, वह यहाँ नहीं है।',
  },
}
