import { Env } from '@adonisjs/core/env'

const number = Env.schema.number.optional()

/** Validates a number of backups: 0 or more, without a fraction. */
export function backupDays(name: string, value?: string): number | undefined {
  const days = number(name, value)
  if (days !== undefined && !(Number.isInteger(days) && days >= 0))
    throw new Error(`${name} is no whole number; set it as in ${name}=7`)
  return days
}
