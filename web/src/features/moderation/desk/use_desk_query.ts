import { useQuery } from '@tanstack/react-query'
import { readJson } from '@/lib/http/api'

/** The query key of everything that the desk reads; a decision refetches it. */
export const DESK_KEY = ['/api/admin/desk']

/** Reads one response of the desk by its path. */
export function useDeskQuery<Body>(path: string, { isEnabled = true } = {}) {
  return useQuery<Body>({
    queryKey: [...DESK_KEY, path],
    queryFn: ({ signal }) => readJson<Body>(path, signal),
    meta: { url: path },
    refetchOnMount: 'always',
    enabled: isEnabled,
  })
}
