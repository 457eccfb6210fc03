import type { CurrentUser } from '@saajha/contract/user'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isRecentSignInRequired } from '@/features/identity/is_recent_sign_in_required'
import { sendJson } from '@/lib/http/api'
import { CURRENT_USER_KEY, DOCUMENTS_KEY } from '@/lib/queries/query_keys'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { profile } from '@/messages/profile'

type ProfileChanges = {
  fullName: string
  location: string
  phone: string | null
  /** Only where it changes, with the password if the member has one. */
  upiId?: string | null
  password?: string
}

/** Updates a member's public profile in every cached query and shows the result in a toast. */
export function useUpdateProfile({ id: userId, isVerified }: CurrentUser) {
  const queryClient = useQueryClient()
  const { toast } = useToast()

  return useMutation({
    mutationFn: (changes: ProfileChanges) =>
      sendJson<CurrentUser>('PUT', `/api/users/${userId}`, changes),
    onSuccess: (user) => {
      queryClient.setQueryData(CURRENT_USER_KEY, user)
      for (const queryKey of [['/api/items'], ['/api/users'], DOCUMENTS_KEY]) {
        void queryClient.invalidateQueries({ queryKey })
      }
      const isTickGone = isVerified && !user.isVerified
      const description = isTickGone ? profile.tickRemovedHint : profile.updatedHint
      toast({ title: profile.updated, description })
    },
    onError: (error) => {
      // The form asks for it.
      if (isRecentSignInRequired(error)) return
      toast({
        title: profile.updateFailed,
        description: serverMessage(error, profile.updateFailedHint),
        variant: 'destructive',
      })
    },
  })
}
