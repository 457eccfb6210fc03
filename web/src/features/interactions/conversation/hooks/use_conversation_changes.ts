import type { Conversation, ConversationChanges } from '@saajha/contract/conversation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { newestConversation } from '@/lib/live/newest_conversation'
import { CONVERSATIONS_KEY, conversationKey } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { conversation as messages } from '@/messages/conversation'

/** Functions that mute or archive a conversation and block its other member, or reverse it; a notice reports a failure. */
export function useConversationChanges({ id, with: { id: memberId } }: Conversation) {
  const queryClient = useQueryClient()
  const { toast, toastError } = useToast()
  const onError = (error: Error) =>
    toastError(messages.changeFailed, serverMessage(error, common.offlineHint))
  const invalidateOthers = () =>
    void queryClient.invalidateQueries({
      queryKey: CONVERSATIONS_KEY,
      predicate: ({ queryKey }) => queryKey[1] !== id,
    })

  const change = useMutation({
    mutationFn: (changes: ConversationChanges) =>
      sendJson<Conversation>('PUT', `/api/conversations/${id}`, changes),
    onSuccess: (changed, changes) => {
      queryClient.setQueryData<Conversation>(
        conversationKey(id),
        (cached) => newestConversation(cached, changed) as Conversation
      )
      invalidateOthers()
      toast({ title: noticeOf(changes), variant: 'info' })
    },
    onError,
  })
  const block = useMutation({
    mutationFn: (isBlocked: boolean) =>
      sendJson<undefined>(isBlocked ? 'PUT' : 'DELETE', `/api/blocks/${memberId}`),
    onSuccess: (_, isBlocked) => {
      queryClient.setQueryData<Conversation>(
        conversationKey(id),
        (cached) => cached && { ...cached, isBlocked }
      )
      invalidateOthers()
    },
    onError,
  })

  return { change: change.mutate, block }
}

function noticeOf({ isMuted, isArchived }: ConversationChanges) {
  if (isMuted !== undefined) return isMuted ? messages.mutedNotice : messages.unmutedNotice
  return isArchived ? messages.archivedNotice : messages.unarchivedNotice
}
