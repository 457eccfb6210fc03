import type { HttpContext } from '@adonisjs/core/http'
import type { ProfilePicture } from '@saajha/contract/media'
import type { CurrentUser, PublicUser } from '@saajha/contract/user'
import { changePicture } from '#modules/identity/commands/change_picture'
import { updateProfile } from '#modules/identity/commands/update_profile'
import { reauthenticate } from '#modules/identity/http/reauthenticate'
import { limitProfileChanges } from '#modules/identity/limits'
import UserPolicy from '#modules/identity/policies/user_policy'
import { getPublicUser } from '#modules/identity/queries/get_public_user'
import { profilePictureValidator, profileValidator } from '#modules/identity/validators'
import { asJson, type JsonOf } from '#shared/database/json_of'
import { relativePath } from '#shared/http/origin/relative_path'
import { publicResponse } from '#shared/http/cache/public_response'

/** Public profiles of members, and a member's changes of their own. */
export default class UsersController {
  show(ctx: HttpContext): Promise<JsonOf<PublicUser>> {
    return publicResponse(ctx, async () => {
      const user = await getPublicUser(ctx.params.id as string)
      return { json: asJson(user), subjectId: user.id }
    })
  }

  /** Changes the member's own profile; another UPI ID only for who knows the password. */
  async update(ctx: HttpContext): Promise<CurrentUser> {
    const { auth, bouncer, params, request } = ctx
    const { id } = await getPublicUser(params.id as string)
    await bouncer.with(UserPolicy).authorize('change', id)
    const member = auth.getUserOrFail()
    const { password, ...changes } = await request.validateUsing(profileValidator, {
      meta: { hasLocation: member.location !== null, fullName: member.fullName },
    })
    await limitProfileChanges(member.id)
    if (changes.upiId !== undefined && changes.upiId !== member.upiId)
      await reauthenticate(ctx, password)
    return (await updateProfile(member, changes)).toCurrentUser()
  }

  async picture({ auth, request }: HttpContext): Promise<ProfilePicture> {
    const member = auth.getUserOrFail()
    const { profileImageUrl } = await request.validateUsing(profilePictureValidator)
    await limitProfileChanges(member.id)
    const uploadUrl = relativePath(profileImageUrl, request)
    return { objectPath: await changePicture(member, uploadUrl) }
  }
}
