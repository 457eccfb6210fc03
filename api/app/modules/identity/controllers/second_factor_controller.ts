import type { HttpContext } from '@adonisjs/core/http'
import type {
  RecoveryCodes,
  SecondFactor,
  SecondFactorSecret,
} from '@saajha/contract/second_factor'
import { confirmSecondFactor } from '#modules/identity/commands/confirm_second_factor'
import { removeSecondFactor } from '#modules/identity/commands/remove_second_factor'
import { startSecondFactor } from '#modules/identity/commands/start_second_factor'
import { verifySecondFactor } from '#modules/identity/commands/verify_second_factor'
import { hasPassed, passSecondFactor } from '#modules/identity/http/pass_second_factor'
import { reauthenticate } from '#modules/identity/http/reauthenticate'
import SecondFactorPolicy from '#modules/identity/policies/second_factor_policy'
import { findSecondFactor } from '#modules/identity/queries/find_second_factor'
import { isSecondFactorRequired } from '#modules/identity/authentication/second_factor'
import {
  secondFactorCodeValidator,
  secondFactorRemovalValidator,
  secondFactorSetUpValidator,
} from '#modules/identity/validators'

/** Two-step sign-in of administrators. */
export default class SecondFactorController {
  /** Returns the state of the administrator's two-step sign-in. */
  async show({ auth, bouncer, session }: HttpContext): Promise<SecondFactor> {
    await bouncer.with(SecondFactorPolicy).authorize('manage')
    const { id, password } = auth.getUserOrFail()
    const factor = await findSecondFactor(id)
    const isOn = factor?.isConfirmed ?? false
    return {
      isOn,
      isRequired: isSecondFactorRequired(),
      isPassed: isOn && hasPassed(session, factor!.id),
      recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
      hasPassword: password !== null,
    }
  }

  /** Starts the set-up, after the password or a recent sign-in, and returns the secret for the authenticator app. */
  async start(ctx: HttpContext): Promise<SecondFactorSecret> {
    await ctx.bouncer.with(SecondFactorPolicy).authorize('manage')
    const { password } = await ctx.request.validateUsing(secondFactorSetUpValidator)
    await reauthenticate(ctx, password)
    return startSecondFactor(ctx.auth.getUserOrFail())
  }

  /** Confirms the set-up by a code of the app, ends the other sessions, and returns the recovery codes. */
  async confirm({ auth, bouncer, request, session }: HttpContext): Promise<RecoveryCodes> {
    await bouncer.with(SecondFactorPolicy).authorize('manage')
    const { code } = await request.validateUsing(secondFactorCodeValidator)
    const { id } = auth.getUserOrFail()
    const { factorId, recoveryCodes } = await confirmSecondFactor(id, code, session.sessionId)
    await passSecondFactor(session, factorId)
    return { recoveryCodes }
  }

  /** Gives the session administrator rights by a code of the app or a recovery code. */
  async verify({ auth, bouncer, request, response, session }: HttpContext): Promise<void> {
    await bouncer.with(SecondFactorPolicy).authorize('manage')
    const { code } = await request.validateUsing(secondFactorCodeValidator)
    const factorId = await verifySecondFactor(auth.getUserOrFail().id, code)
    await passSecondFactor(session, factorId)
    response.status(204)
  }

  /** Turns two-step sign-in off, after the password or a recent sign-in, and a code. */
  async remove(ctx: HttpContext): Promise<void> {
    await ctx.bouncer.with(SecondFactorPolicy).authorize('manage')
    const { password, code } = await ctx.request.validateUsing(secondFactorRemovalValidator)
    await reauthenticate(ctx, password)
    await removeSecondFactor(ctx.auth.getUserOrFail().id, code)
    ctx.response.status(204)
  }
}
