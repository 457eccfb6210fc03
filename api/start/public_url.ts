const HINT = 'set it to the public URL of the site, as in PUBLIC_URL=https://saajha.example'

/** Validates the public URL. Required in production, where the host of a request must not be trusted. */
export function publicUrl(name: string, value?: string): string | undefined {
  if (!value) {
    if (process.env.NODE_ENV === 'production') throw new Error(`${name} is missing; ${HINT}`)
    return undefined
  }
  const isUrl = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
  if (!isUrl) throw new Error(`${name} is no http or https URL; ${HINT}`)
  return value
}
