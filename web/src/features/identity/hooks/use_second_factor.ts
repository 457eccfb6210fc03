import type { SecondFactor } from '@saajha/contract/second_factor'
import { useQuery } from '@tanstack/react-query'

/** Query key of the administrator's two-step sign-in, and the path of its calls. */
export const SECOND_FACTOR_KEY = ['/api/user/second-factor'] as const

/** The administrator's two-step sign-in; `undefined` while loading and if it failed. */
export function useSecondFactor() {
  const { data, isError, refetch } = useQuery<SecondFactor>({
    queryKey: SECOND_FACTOR_KEY,
    refetchOnMount: 'always',
  })
  return { secondFactor: data, isFailed: isError && !data, refetch: () => refetch() }
}
