/** The complete body of an error response, about one field if `field` is given. */
export function errorBody(
  code: string,
  message: string,
  { field, params }: { field?: string; params?: Record<string, number | string> } = {}
) {
  const coded = { code, message, ...(params && { params }) }
  return field ? { ...coded, errors: [{ field, ...coded }] } : coded
}
