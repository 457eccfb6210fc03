import { useQuery } from '@tanstack/react-query'
import { readJson } from '@/lib/http/api'
import { preloadedRead } from '@/lib/http/preloaded_reads'

/** The query key of everything that the desk reads; a decision refetches it. */
export const DESK_KEY = ['/api/admin/desk']

/** Reads one response of the desk by its path. */
export function useDeskQuery<Body>(path: string, { isEnabled = true } = {}) {
  return useQuery<Body>({
    queryKey: [...DESK_KEY, path],
    queryFn: ({ signal }) => readJson<Body>(path, signal),
    initialData: () => preloadedRead(path)?.response as Body | undefined,
    refetchOnMount: 'always',
    enabled: isEnabled,
  })
}
