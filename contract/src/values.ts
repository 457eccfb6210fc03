/**
 * The name of one thing, given by the server.
 * @format uuid
 */
export type Id = string

/**
 * ISO 8601, in UTC.
 * @format date-time
 * @examples ["2026-11-21T04:30:00.000Z"]
 */
export type Moment = string

/**
 * A calendar day in Asia/Kolkata.
 * @format date
 * @examples ["2026-11-21"]
 */
export type Day = string

/**
 * Rupees, with two digits.
 * @pattern ^\d+\.\d{2}$
 * @examples ["450.50"]
 */
export type Money = string
