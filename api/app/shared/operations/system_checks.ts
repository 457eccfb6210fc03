import app from '@adonisjs/core/services/app'
import type { SystemFact, SystemReport } from '@saajha/contract/system'
import { withTimeout } from '#shared/time/with_timeout'

/** What a check found. It must have no secret and no personal data. */
type Finding = { isWell: boolean; value?: SystemFact['value'] }

/** A check of the installation. */
type SystemCheck = Pick<SystemFact, 'name' | 'level'> & {
  unit?: SystemFact['unit']
  /** Determines the fact. A check that throws, or takes too long, has failed. */
  run(): Promise<Finding> | Finding
}

/** All checks. `start/system_checks.ts` registers them, so that this folder imports no module. */
export const systemChecks: SystemCheck[] = []

const TIMEOUT_MS = 15_000

/** A report is reused for this time, so that many readers cost one. */
const REUSED_MS = 30_000

let last: { at: number; report: Promise<SystemReport> } | undefined

/** Runs all checks, unless that was done in the last thirty seconds. */
export function checkSystem(): Promise<SystemReport> {
  const now = performance.now()
  if (!last || now - last.at > REUSED_MS) last = { at: now, report: runChecks(systemChecks) }
  return last.report
}

/** Runs checks, all at once. */
export async function runChecks(checks: readonly SystemCheck[]): Promise<SystemReport> {
  const checkedAt = new Date().toISOString()
  const facts = await Promise.all(checks.map(determine))
  return {
    version: app.version?.toString() ?? '',
    isWell: facts.every(({ isWell, level }) => isWell || level !== 'error'),
    checkedAt,
    facts,
  }
}

async function determine({ name, level, unit = null, run }: SystemCheck): Promise<SystemFact> {
  const { isWell, value = null } = await withTimeout(
    Promise.resolve().then(run),
    TIMEOUT_MS,
    'The check takes too long'
  ).catch((error: unknown) => ({ isWell: false, value: codeOf(error) }))
  return { name, level, isWell, value, unit: typeof value === 'number' ? unit : null }
}

/** Not the message: it may quote the settings. */
function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null
}
