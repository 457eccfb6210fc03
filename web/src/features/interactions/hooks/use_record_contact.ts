import type { ContactInteraction } from '@saajha/contract/contact'
import type { Item } from '@saajha/contract/item'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { useCurrentUser } from '@/lib/session/use_current_user'

const METHODS = { whatsapp: 'whatsapp', call: 'phone' } as const

/**
 * Records that a user opened WhatsApp or called; for a guest, calls only. A failure is not shown, since the contact
 * itself succeeds without the record.
 */
export function useRecordContact({ id: itemId, ownerId }: Pick<Item, 'id' | 'ownerId'>) {
  const queryClient = useQueryClient()
  const { user } = useCurrentUser()

  const recording = useMutation({
    mutationFn: (interactionType: keyof typeof METHODS) =>
      sendJson<ContactInteraction>('POST', '/api/contact-interactions', {
        itemId,
        ownerId,
        contacterId: user?.id,
        interactionType,
        contactMethod: METHODS[interactionType],
      }),
    onSuccess: () =>
      Promise.all(
        [['/api/contact-interactions/counts', itemId], NOTIFICATIONS_KEY, UNREAD_COUNT_KEY].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey })
        )
      ),
  })

  return (interactionType: keyof typeof METHODS) => {
    if (interactionType === 'call' || user) recording.mutate(interactionType)
  }
}
