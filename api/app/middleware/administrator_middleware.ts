import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { assertAdministrator } from '#modules/identity/public'

/** Rejects members without administrator rights with 403. */
export default class AdministratorMiddleware {
  async handle({ administratorRights }: HttpContext, next: NextFn): Promise<unknown> {
    assertAdministrator(administratorRights)
    return next()
  }
}
