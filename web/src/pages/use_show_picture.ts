import type { CurrentUser } from '@saajha/contract/user'
import { useQueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY } from '@/lib/query_keys'

/** Writes a new profile picture to every query that contains the member's picture. */
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
