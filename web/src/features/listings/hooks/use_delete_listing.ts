import type { Item } from '@saajha/contract/item'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { HIDDEN_ITEMS_KEY, ITEMS_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { ownListings } from '@/messages/own_listings'

/** Deletes a listing permanently and invalidates every list and count that contains it. */
export function useDeleteListing() {
  const queryClient = useQueryClient()
  const { toast } = useToast()

  return useMutation({
    mutationFn: ({ id }: Item) =>
      sendJson<undefined>('DELETE', `/api/items/${id}`).catch((error: unknown) => {
        // Another tab or device has deleted it already.
        if (!(error instanceof ApiError) || error.status !== 404) throw error
      }),
    onSuccess: async (_, { id, ownerId }) => {
      toast({ title: ownListings.deleted })
      queryClient.removeQueries({ queryKey: ['/api/items', id] })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ITEMS_KEY }),
        queryClient.invalidateQueries({ queryKey: HIDDEN_ITEMS_KEY }),
        queryClient.invalidateQueries({ queryKey: ['/api/users', ownerId, 'stats'] }),
      ])
    },
    onError: () => toast({ title: ownListings.deleteFailed, variant: 'destructive' }),
  })
}
