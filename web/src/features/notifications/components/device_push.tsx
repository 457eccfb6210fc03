import { Card } from '@/components/card'
import { Switch } from '@/components/switch'
import { useDevicePush } from '@/features/notifications/hooks/use_device_push'
import { push } from '@/messages/push'

/** Section of the profile page to turn notifications on in this browser; empty while the server sends none. */
export function DevicePush({ memberId }: { memberId: string }) {
  const { state, isOn, setIsOn } = useDevicePush(memberId)
  if (!state) return null

  return (
    <Card as="section" aria-label={push.heading} className="mt-5 p-[min(1.25rem,5.6vw)] sm:p-6">
      <h2 className="text-heading">{push.heading}</h2>
      {state === 'on' || state === 'off' ? (
        <Switch
          label={push.notifyMe}
          hint={isOn ? push.onHint : push.offHint}
          checked={isOn}
          onCheckedChange={setIsOn}
        />
      ) : (
        <p className="mt-1 text-soft">{push[state]}</p>
      )}
    </Card>
  )
}
