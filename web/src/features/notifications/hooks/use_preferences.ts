import type { Preferences, PreferencesBody } from '@saajha/contract/preferences'
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { preferences as messages } from '@/messages/preferences'

const KEY = ['/api/user/preferences']

/**
 * What reaches the member outside the site, and a function that changes it. A change is shown while it is being saved, over the
 * preferences that the server sent last.
 */
export function usePreferences() {
  const queryClient = useQueryClient()
  const { toastError } = useToast()
  const query = useQuery<Preferences>({ queryKey: KEY })
  const pending = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => state.variables as PreferencesBody,
  })
  const { mutate } = useMutation({
    mutationKey: KEY,
    // One after the other, so that the last of two quick presses wins.
    scope: { id: 'preferences' },
    mutationFn: (changes: PreferencesBody) =>
      sendJson<Preferences>('PUT', '/api/user/preferences', changes),
    onSuccess: (saved) => queryClient.setQueryData<Preferences>(KEY, saved),
    onError: (error) => toastError(messages.notSaved, serverMessage(error, common.offlineHint)),
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey: KEY }) === 1
      return isLast ? queryClient.invalidateQueries({ queryKey: KEY }) : undefined
    },
  })
  const preferences = query.data && pending.reduce(changed, query.data)
  return { preferences, isError: query.isError, retry: query.refetch, change: mutate }
}

function changed(
  preferences: Preferences,
  { kinds = {}, ...others }: PreferencesBody
): Preferences {
  const merged = Object.entries(preferences.kinds).map(([kind, ways]) => [
    kind,
    { ...ways, ...kinds[kind as keyof typeof kinds] },
  ])
  return { ...preferences, ...others, kinds: Object.fromEntries(merged) as Preferences['kinds'] }
}
