const HINT = 'set it to the URL that people type, as in PUBLIC_URL=https://saajha.example'

/** A rule for the URL that people type: production does not take it from a request, which could name any host. */
export function publicUrl(name: string, value?: string): string | undefined {
  if (!value) {
    if (process.env.NODE_ENV === 'production') throw new Error(`${name} is missing; ${HINT}`)
    return undefined
  }
  const isUrl = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
  if (!isUrl) throw new Error(`${name} is no http or https URL; ${HINT}`)
  return value
}
