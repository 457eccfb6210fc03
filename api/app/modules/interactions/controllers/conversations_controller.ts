import type { HttpContext } from '@adonisjs/core/http'
import type {
  Conversation,
  Message,
  ReadState,
  UnreadConversations,
} from '@saajha/contract/conversation'
import { changeConversation } from '#modules/interactions/commands/change_conversation'
import { markConversationRead } from '#modules/interactions/commands/mark_conversation_read'
import { sendMessage } from '#modules/interactions/commands/send_message'
import {
  limitConversationChanges,
  limitConversationReads,
  runSend,
} from '#modules/interactions/limits'
import { countUnreadConversations } from '#modules/interactions/queries/count_unread_conversations'
import {
  getConversation,
  listConversations,
} from '#modules/interactions/queries/list_conversations'
import { listMessages } from '#modules/interactions/queries/list_messages'
import {
  conversationChangesValidator,
  listConversationsValidator,
  listMessagesValidator,
  messageValidator,
  readValidator,
} from '#modules/interactions/validators'
import { idempotencyKeyValidator } from '#shared/http/validation/idempotency_key'
import { sendPage } from '#shared/http/paging/send_page'

/** A member's conversations and their messages. */
export default class ConversationsController {
  async index(ctx: HttpContext): Promise<Conversation[]> {
    const query = await listConversationsValidator.validate(ctx.request.qs())
    return sendPage(ctx, await listConversations(ctx.auth.getUserOrFail().id, query))
  }

  unreadCount({ auth }: HttpContext): Promise<UnreadConversations> {
    return countUnreadConversations(auth.getUserOrFail().id)
  }

  show({ auth, params }: HttpContext): Promise<Conversation> {
    return getConversation(auth.getUserOrFail().id, params.id as string)
  }

  async update({ auth, params, request }: HttpContext): Promise<Conversation> {
    const { id } = auth.getUserOrFail()
    const changes = await request.validateUsing(conversationChangesValidator)
    await limitConversationChanges(id)
    await changeConversation(id, params.id as string, changes)
    return getConversation(id, params.id as string)
  }

  async read({ auth, params, request }: HttpContext): Promise<ReadState> {
    const { id } = auth.getUserOrFail()
    const { upTo } = await request.validateUsing(readValidator)
    await limitConversationReads(id)
    return markConversationRead(id, params.id as string, upTo)
  }

  async messages({ auth, params, request }: HttpContext): Promise<Message[]> {
    const range = await listMessagesValidator.validate(request.qs())
    return listMessages(auth.getUserOrFail().id, params.id as string, range)
  }

  async send({ auth, params, request, response }: HttpContext): Promise<Message> {
    const { key } = await idempotencyKeyValidator.validate({
      key: request.header('idempotency-key'),
    })
    const { body } = await request.validateUsing(messageValidator)
    const { id } = auth.getUserOrFail()
    const message = await runSend(id, () => sendMessage(id, params.id as string, body, key ?? null))
    response.status(201)
    return message
  }
}
