import type { PushKey } from '@saajha/contract/push'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rateLimitMessage } from '@/lib/http/rate_limit_message'
import { serverMessage } from '@/lib/http/server_message'
import {
  readPushState,
  renewSubscription,
  subscribeDevice,
  unsubscribeDevice,
} from '@/lib/push/device_push'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { push } from '@/messages/push'

/**
 * Whether a member receives pushes in this browser, and a function to change it; `state` is undefined until it is known and
 * while the server sends no pushes.
 */
export function useDevicePush(memberId: string) {
  const queryClient = useQueryClient()
  const { toastError } = useToast()
  const { data } = useQuery<PushKey>({ queryKey: ['/api/push/key'], staleTime: Infinity })
  const key = data?.key
  const stateKey = ['pushState', memberId, key]
  const { data: state } = useQuery({
    queryKey: stateKey,
    queryFn: () => readPushState(memberId, key!),
    enabled: Boolean(key),
    // The member may have changed the permission in the browser's settings.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? subscribeDevice(memberId, key!) : unsubscribeDevice()),
    onError: (error) =>
      toastError(push.failed, rateLimitMessage(error) ?? serverMessage(error, common.offlineHint)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: stateKey }),
  })

  useEffect(() => void renewSubscription(memberId), [memberId])

  return { state, isOn: isPending ? variables : state === 'on', setIsOn: mutate }
}
