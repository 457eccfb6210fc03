import type { SystemReport } from '@saajha/contract/system'
import { checkSystem } from '#shared/operations/system_checks'

/** The state of the installation. */
export default class SystemController {
  /** The checks of the installation, without secrets. They run at most every thirty seconds. */
  show(): Promise<SystemReport> {
    return checkSystem()
  }
}
