/** Validates the URL of the database. The message does not repeat it, since it may contain a password. */
export function databaseUrl(name: string, value?: string): string {
  const isUrl = value && URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)
  if (!isUrl)
    throw new Error(
      `${name} is no postgres URL; set it as in ${name}=postgres://user:password@host:5432/name`
    )
  return value
}
