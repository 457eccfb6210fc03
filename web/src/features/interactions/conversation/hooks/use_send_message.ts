import type { Message, MessageBody } from '@saajha/contract/conversation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isReceived, type Attempt } from '@/features/interactions/conversation/attempt'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { catchUp } from '@/lib/live/catch_up'
import { mergeMessages } from '@/lib/live/merge_messages'
import { conversationKey, messagesKey } from '@/lib/queries/query_keys'

/**
 * Sends a message to the other member of a conversation. `send` resolves to the message, or to null if it failed; `isStored`
 * to whether a failed attempt was stored all the same, as far as the API can be reached.
 */
export function useSendMessage(conversationId: string) {
  const queryClient = useQueryClient()
  const queryKey = messagesKey(conversationId)

  const { mutateAsync, error, reset } = useMutation({
    mutationFn: ({ body, key }: Attempt) =>
      sendJson<Message>(
        'POST',
        `/api/conversations/${conversationId}/messages`,
        { body } satisfies MessageBody,
        { 'Idempotency-Key': key }
      ),
    onSuccess: (sent) => {
      const lastNo = queryClient.getQueryData<Message[]>(queryKey)?.at(-1)?.no ?? 0
      // Messages of the other member between the two are fetched with it.
      if (sent.no > lastNo + 1) void catchUp(queryClient, conversationId, sent.no)
      else queryClient.setQueryData<Message[]>(queryKey, (now = []) => mergeMessages(now, [sent]))
    },
    onError: (error) => {
      // It may have been stored without a response.
      void catchUp(queryClient, conversationId)
      // Blocked in another tab.
      if (error instanceof ApiError && error.response.code === 'recipientBlocked')
        void queryClient.invalidateQueries({
          queryKey: conversationKey(conversationId),
          exact: true,
        })
    },
  })

  const send = (attempt: Attempt): Promise<Message | null> => mutateAsync(attempt).catch(() => null)
  const isStored = async (attempt: Attempt): Promise<boolean> => {
    await catchUp(queryClient, conversationId)
    return isReceived(attempt, queryClient.getQueryData<Message[]>(queryKey) ?? [])
  }
  return { send, isStored, error, reset }
}
