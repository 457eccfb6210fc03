import type { UserStats } from '@saajha/contract/user'
import { useQuery } from '@tanstack/react-query'

/** A member's stats, refetched on every visit. */
export function useMemberStats(userId: string) {
  return useQuery<UserStats>({
    queryKey: ['/api/users', userId, 'stats'],
    staleTime: 0,
    refetchOnMount: 'always',
  })
}
