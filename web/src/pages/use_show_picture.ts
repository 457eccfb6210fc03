import type { CurrentUser } from '@saajha/contract/user'
import { useQueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'

/** Sets the current user's new profile picture and invalidates the cached users and items that contain it. */
export function useShowPicture() {
  const queryClient = useQueryClient()

  return (url: string) => {
    queryClient.setQueryData<CurrentUser | null>(
      CURRENT_USER_KEY,
      (user) => user && { ...user, profileImageUrl: url }
    )
    for (const queryKey of [['/api/users'], ['/api/items']]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}
