import vine from '@vinejs/vine'

/** A day, YYYY-MM-DD; it may be one that no calendar has. */
export const day = () => vine.string().regex(/^\d{4}-\d{2}-\d{2}$/)
