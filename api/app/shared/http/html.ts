/** Escaped markup. Create it with `html`: it escapes all interpolated values that are not `Html`. */
export class Html {
  constructor(readonly text: string) {}
}

/** Tags a template as markup: escapes its values, joins arrays, and renders null and undefined as nothing. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markup)))
}

function markup(value: unknown): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(markup).join('')
  if (value === null || value === undefined) return ''
  return `${value as string | number}`.replace(
    /[&<>"']/g,
    (character) => `&#${character.charCodeAt(0)};`
  )
}
