const rules = new Intl.PluralRules('hi')

/** The form that goes with a number; in Hindi nothing and one are alike. */
export function plural(count: number, { one, other }: { one: string; other: string }) {
  return rules.select(count) === 'one' ? one : other
}
