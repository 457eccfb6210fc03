import { normalizedWords } from '@saajha/contract/normalize'
import { keyOf, MODIFIER_SYNONYMS } from '#modules/catalogue/search/vocabulary/vocabulary'
import type { Term } from '#modules/catalogue/search/vocabulary/term'

const FOR = new Set(['for', 'फॉर'].flatMap(normalizedWords))
const TO = new Set(normalizedWords('to'))
const LIYE = new Set(['liye', 'lie', 'लिए', 'लिये'].flatMap(normalizedWords))

/**
 * The head and the purposes of a search: in "helmet for bike" and "bike ke liye helmet" the head is the helmet and the bike
 * its purpose; in "car to learn driving" the head is the car, in "car charger" the charger.
 */
export function findHead(
  words: string[],
  found: Term[]
): { head: Term | null; purposes: ReadonlySet<Term> } {
  const things = found.filter(({ kind }) => kind === 'thing')
  // "to" means "then" in Hinglish; only directly after a thing it begins a purpose.
  const isForThing = (at: number) => things.some((thing) => thing.at + thing.typed.length === at)
  const forAt = words.findIndex((word, at) => FOR.has(word) || (TO.has(word) && isForThing(at)))
  const liyeAt = words.findIndex((word) => LIYE.has(word))
  const isPurpose = ({ at }: Term) => (forAt >= 0 ? at > forAt : liyeAt >= 0 && at < liyeAt)
  // Without a known thing, an unknown word may be a misspelt one.
  const unknown = found.filter(({ kind }) => kind === 'unknown')
  const isNoPurpose = (each: Term) => !isPurpose(each)
  const isNoModifier = ({ typed }: Term) => !MODIFIER_SYNONYMS.has(keyOf(typed))
  const head =
    things.findLast((each) => isNoPurpose(each) && isNoModifier(each)) ??
    things.findLast(isNoPurpose) ??
    unknown.findLast(isNoPurpose) ??
    things.at(-1)
  const purposes = head && isNoPurpose(head) ? found.filter(isPurpose) : []
  return {
    head: head?.kind === 'thing' ? head : null,
    purposes: new Set(purposes),
  }
}
