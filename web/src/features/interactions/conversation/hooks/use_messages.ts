import type { Message } from '@saajha/contract/conversation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryPath, readJson } from '@/lib/http/api'
import { mergeMessages } from '@/lib/live/merge_messages'
import { messagesKey } from '@/lib/queries/query_keys'

/** The messages of a conversation, from the newest back to those that were loaded. */
export function useMessages(conversationId: string) {
  const queryClient = useQueryClient()
  const queryKey = messagesKey(conversationId)
  const { data, isError, refetch } = useQuery<Message[]>({ queryKey, structuralSharing: merge })
  const earlier = useMutation({
    mutationFn: (before: number) => readJson<Message[]>(queryPath([...queryKey, { before }])),
    onSuccess: (received) =>
      queryClient.setQueryData<Message[]>(queryKey, (cached = []) =>
        mergeMessages(cached, received)
      ),
  })
  const firstNo = data?.[0]?.no ?? 1

  return {
    messages: data,
    isFailed: isError && !data,
    refetch: () => void refetch(),
    hasEarlier: firstNo > 1,
    isLoadingEarlier: earlier.isPending,
    isEarlierFailed: earlier.isError,
    showEarlier: () => {
      if (!earlier.isPending) earlier.mutate(firstNo)
    },
  }
}

function merge(cached: unknown, received: unknown) {
  return mergeMessages((cached ?? []) as Message[], received as Message[])
}
