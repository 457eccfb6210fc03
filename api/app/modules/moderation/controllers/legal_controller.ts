import type { HttpContext } from '@adonisjs/core/http'
import type { Legal } from '@saajha/contract/legal'
import { asJson, type JsonOf } from '#shared/database/json_of'
import { publicResponse } from '#shared/http/cache/public_response'
import { sharedSettings } from '#shared/settings'

/** The operator and the grievance officer. */
export default class LegalController {
  /** The name and address of the operator, and who answers complaints. */
  show(ctx: HttpContext): Promise<JsonOf<Legal>> {
    const read = async () => ({ json: asJson(sharedSettings().legal) })
    return publicResponse(ctx, read, undefined, { isCached: false })
  }
}
