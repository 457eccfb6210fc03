/** Markup that is safe to show: `html` alone makes it, and escapes whatever else is put in. */
export class Html {
  constructor(readonly text: string) {}
}

/** Markup with values in it; lists are joined, nothing is shown for null and undefined. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markup)))
}

/** Rows under their columns' headings. */
export function table(headings: string[], rows: Html[]): Html {
  return html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

function markup(value: unknown): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(markup).join('')
  if (value === null || value === undefined) return ''
  return `${value as string | number}`.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
