/** Every refusal's body. `message` is a sentence a person can read, and the first field's when validation fails. */
export type ErrorResponse = { message: string; errors?: { field: string; message: string }[] }
