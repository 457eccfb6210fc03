import type { HttpContext } from '@adonisjs/core/http'
import type { BlockedMember } from '@saajha/contract/conversation'
import { blockMember } from '#modules/interactions/commands/block_member'
import { unblockMember } from '#modules/interactions/commands/unblock_member'
import { limitBlocks } from '#modules/interactions/limits'
import { listBlockedMembers } from '#modules/interactions/queries/list_blocked_members'

/** The members whom a member has blocked. */
export default class BlocksController {
  index({ auth }: HttpContext): Promise<BlockedMember[]> {
    return listBlockedMembers(auth.getUserOrFail().id)
  }

  async store({ auth, params, response }: HttpContext): Promise<void> {
    const { id } = auth.getUserOrFail()
    await limitBlocks(id)
    await blockMember(id, params.id as string)
    response.noContent()
  }

  async destroy({ auth, params, response }: HttpContext): Promise<void> {
    const { id } = auth.getUserOrFail()
    await limitBlocks(id)
    await unblockMember(id, params.id as string)
    response.noContent()
  }
}
