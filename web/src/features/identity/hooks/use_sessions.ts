import type { MemberSession } from '@saajha/contract/user'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { SESSIONS_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { sessions as messages } from '@/messages/sessions'

/** Where the member is signed in; undefined until it is known. */
export function useSessions() {
  const { data, isError, refetch } = useQuery<MemberSession[]>({
    queryKey: SESSIONS_KEY,
    staleTime: 0,
  })
  return { sessions: data, isError, retry: refetch }
}

/** Ends the session with this id; null ends all but this one. Shows the result in a toast. */
export function useEndSession(id: string | null) {
  const queryClient = useQueryClient()
  const { toast, toastError } = useToast()

  return useMutation({
    mutationFn: () => sendJson('DELETE', [...SESSIONS_KEY, id].filter(Boolean).join('/')),
    onSuccess: () => toast({ title: id ? messages.ended : messages.othersEnded }),
    onError: (error) => toastError(messages.endFailed, serverMessage(error, common.offlineHint)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}
