import type { HttpContext } from '@adonisjs/core/http'
import type { BlockedMember } from '@saajha/contract/conversation'
import { blockMember } from '#modules/interactions/commands/block_member'
import { unblockMember } from '#modules/interactions/commands/unblock_member'
import { listBlockedMembers } from '#modules/interactions/queries/list_blocked_members'

/** The members whom a member has blocked. */
export default class BlocksController {
  index({ auth }: HttpContext): Promise<BlockedMember[]> {
    return listBlockedMembers(auth.getUserOrFail().id)
  }

  async store({ auth, params, response }: HttpContext): Promise<void> {
    await blockMember(auth.getUserOrFail().id, params.id as string)
    response.noContent()
  }

  async destroy({ auth, params, response }: HttpContext): Promise<void> {
    await unblockMember(auth.getUserOrFail().id, params.id as string)
    response.noContent()
  }
}
