/** The body of every error response. `message` is written for users; after a failed validation it is the message of the first field. */
export type ErrorResponse = { message: string; errors?: { field: string; message: string }[] }
