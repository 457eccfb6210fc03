import { NORMALIZATION_STEPS, type NormalizationStep } from '@saajha/contract/normalization_steps'

/** SQL that creates or replaces the function `search_text`. It does the normalization steps to a text. */
export function createSearchText(): string {
  return `create or replace function search_text(written text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  t text := written;
begin
${NORMALIZATION_STEPS.map(statementOf).join('\n')}
  return t;
end $$;`
}

function statementOf(step: NormalizationStep): string {
  if (step.kind !== 'if') return `  t := ${changed(step)};`
  const steps = step.steps.map(statementOf).join('\n')
  return `  if t ~ ${quoted(step.pattern)} then\n${steps}\n  end if;`
}

/** The expression of the text after a step. */
function changed(step: Exclude<NormalizationStep, { kind: 'if' }>): string {
  switch (step.kind) {
    case 'lowerCase':
      return 'lower(t)'
    case 'decompose':
      return 'normalize(t, NFKD)'
    case 'replace':
      return Object.entries(step.pairs).reduce(
        (text, [from, to]) => `replace(${text}, ${quoted(from)}, ${quoted(to)})`,
        't'
      )
    case 'translate':
      return `translate(t, ${charactersOf(step.characters)})`
    case 'pattern':
      return `regexp_replace(t, ${quoted(step.pattern)}, ${quoted(step.to.replaceAll('$', '\\'))}, 'g')`
  }
}

/** Both arguments of `translate`; characters that it removes have to be last. */
function charactersOf(characters: Readonly<Record<string, string>>): string {
  const removedLast = Object.entries(characters).sort(
    ([, one], [, other]) => Math.sign(other.length) - Math.sign(one.length)
  )
  const [from, to] = [removedLast.map(([each]) => each), removedLast.map(([, each]) => each)]
  return `${quoted(from.join(''))}, ${quoted(to.join(''))}`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
