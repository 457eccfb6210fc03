/** The time zone whose calendar days the marketplace counts by. */
export const TIME_ZONE = 'Asia/Kolkata'
