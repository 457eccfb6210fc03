/** Days after the last one from which the renter may say that the item was returned; at noon the system takes it as returned. */
export const DAYS_TO_RETURN = 2
