import type { Language } from './language.ts'

/** The hour, the minute and, in Hindi, the part of the day, such as सुबह. */
const PARTS = { hour: 'numeric', minute: '2-digit' } as const

/**
 * Returns a function that formats the time of the day of an instant in a time zone: '3:40 pm', in Hindi as people say it,
 * 'दोपहर 3:40 बजे' and 'सुबह 10 बजे'.
 */
export function clockFormat(language: Language, timeZone: string): (moment: Date) => string {
  if (language === 'en') {
    const format = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone })
    return (moment) => format.format(moment)
  }
  const format = new Intl.DateTimeFormat('hi-IN', { ...PARTS, dayPeriod: 'long', timeZone })
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const minute = parts.get('minute') === '00' ? '' : `:${parts.get('minute')}`
    return `${parts.get('dayPeriod')} ${parts.get('hour')}${minute} बजे`
  }
}

/**
 * Returns a function that formats the date and time of an instant in a time zone: '26 Nov 2026, 1:35 am', in Hindi
 * '26 नव॰ 2026, रात 1:35 बजे'.
 */
export function momentFormat(language: Language, timeZone: string): (moment: Date) => string {
  const date = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone })
  const time = clockFormat(language, timeZone)
  return (moment) => `${date.format(moment)}, ${time(moment)}`
}
