/** A check of an installation; the names never change after a release, since alert rules use them. */
export const SYSTEM_CHECKS = [
  'database',
  'migrations',
  'publicUrl',
  'smtp',
  'push',
  'requiredSecondFactor',
  'placeholderRatings',
  'legal',
  'support',
  'administrators',
  'secondFactors',
  'demoAccounts',
  'clock',
  'disk',
  'media',
  'redis',
  'oldestDelivery',
  'deadDeliveries',
  'overdueReports',
  'backup',
] as const

export type SystemCheckName = (typeof SYSTEM_CHECKS)[number]

/** The result of a check. It has no secret and no personal data. */
export type SystemFact = {
  name: SystemCheckName
  /** What a failure is: a fault of the installation, or advice. */
  level: 'error' | 'warning'
  isWell: boolean
  /** A number, or words that are the same in every language, such as names of settings; null if there is nothing to add. */
  value: number | string | null
  /** The unit of a number: seconds, hours or percent; null for a count. */
  unit: 's' | 'h' | '%' | null
}

/** The checks of an installation: `GET /api/admin/system` and `npm run ace -- doctor`. */
export type SystemReport = {
  version: string
  /** Whether no check of the level `error` has failed. */
  isWell: boolean
  /** When the checks ran, ISO 8601 in UTC. */
  checkedAt: string
  facts: SystemFact[]
}

/** The value of a fact with its unit: "92 %"; empty without a value. */
export function valueOf({ value, unit }: Pick<SystemFact, 'value' | 'unit'>): string {
  return [value, unit].filter((part) => part !== null).join(' ')
}
