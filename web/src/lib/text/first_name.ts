/** The first word of a name: 'Ravi' for 'Ravi Iyer'; the whole name if that is an initial or a title, as in 'M. Kulkarni'. */
export function firstName(name: string) {
  const [first = ''] = name.trim().split(/\s+/)
  return first.replace('.', '').length > 2 ? first : name.trim()
}
