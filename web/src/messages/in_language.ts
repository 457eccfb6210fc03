import type { Hindi } from '@/messages/hi/all'

let hindi: Hindi | undefined

/** Hands the catalogues over, before any screen is loaded: screens read their words while they load. */
export function speakHindi(catalogues: Hindi) {
  hindi = catalogues
}

/** The words of one catalogue in the page's language; English decides which keys there are. */
export function inLanguage<Name extends keyof Hindi>(
  name: Name,
  english: NoInfer<Hindi[Name]>
): Hindi[Name] {
  return hindi?.[name] ?? english
}
