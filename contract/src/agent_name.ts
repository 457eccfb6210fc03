import type { Language } from './language.ts'

const TEXTS: Record<
  Language,
  { known: (browser: string, system: string) => string; unknown: string }
> = {
  en: { known: (browser, system) => `${browser} on ${system}`, unknown: 'Unknown browser' },
  hi: { known: (browser, system) => `${system} पर ${browser}`, unknown: 'अनजान ब्राउज़र' },
}

/** Returns the name of a session's browser in a language. `agent` is like "Chrome on Android" or "Chrome"; null if unknown. */
export function agentName(agent: string | null, language: Language): string {
  const { known, unknown } = TEXTS[language]
  const [browser, system] = agent?.split(' on ') ?? []
  return browser && system ? known(browser, system) : (browser ?? unknown)
}
