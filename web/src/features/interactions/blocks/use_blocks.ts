import type { BlockedMember } from '@saajha/contract/conversation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { CONVERSATIONS_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { blocks as messages } from '@/messages/blocks'
import { common } from '@/messages/common'

const KEY = ['/api/blocks']

/** The members whom the member has blocked, last first; undefined until they are known. */
export function useBlocks() {
  const { data } = useQuery<BlockedMember[]>({ queryKey: KEY, staleTime: 0 })
  return data
}

/** Blocks a member. A toast reports a failure. */
export function useBlock(memberId: string) {
  const queryClient = useQueryClient()
  const { toastError } = useToast()

  return useMutation({
    mutationFn: () => sendJson('PUT', `${KEY[0]}/${memberId}`),
    onError: (error) => toastError(messages.blockFailed, serverMessage(error, common.offlineHint)),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: CONVERSATIONS_KEY })
      void queryClient.invalidateQueries({ queryKey: KEY })
    },
  })
}

/** Unblocks a member. Shows the result in a toast. */
export function useUnblock({ id, fullName }: BlockedMember) {
  const queryClient = useQueryClient()
  const { toast, toastError } = useToast()

  return useMutation({
    mutationFn: () => sendJson('DELETE', `${KEY[0]}/${id}`),
    onSuccess: () =>
      toast({
        title: messages.unblocked,
        description: messages.unblockedHint({ name: fullName }),
      }),
    onError: (error) => toastError(messages.failed, serverMessage(error, common.offlineHint)),
    onSettled: () => {
      // Conversations show whether the other member is blocked.
      void queryClient.invalidateQueries({ queryKey: CONVERSATIONS_KEY })
      return queryClient.invalidateQueries({ queryKey: KEY })
    },
  })
}
