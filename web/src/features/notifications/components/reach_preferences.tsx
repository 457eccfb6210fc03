import { NOTIFICATION_KINDS, REACH_WAYS } from '@saajha/contract/preferences'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import { Switch } from '@/components/switch'
import { usePreferences } from '@/features/notifications/hooks/use_preferences'
import { common } from '@/messages/common'
import { preferences as messages } from '@/messages/preferences'

/** Section of the profile page to choose what reaches the member by e-mail and push. */
export function ReachPreferences() {
  const { preferences, isError, retry, change } = usePreferences()

  return (
    <Card as="section" aria-label={messages.heading} className="mt-5 p-[min(1.25rem,5.6vw)] sm:p-6">
      <h2 className="text-heading">{messages.heading}</h2>
      <p className="mt-1 text-soft">{messages.hint}</p>
      {!preferences && isError && (
        <Button variant="ghost" onClick={() => void retry()}>
          {common.tryAgain}
        </Button>
      )}
      {!preferences && !isError && <Skeleton className="mt-4 h-40" />}
      {preferences && (
        <>
          {NOTIFICATION_KINDS.map((kind) => (
            <fieldset key={kind} className="mt-4 flex min-w-0 flex-wrap items-center gap-x-6">
              <legend className="font-semibold">{messages.kinds[kind]}</legend>
              {REACH_WAYS.map((way) => (
                <label key={way} className="flex min-h-11 cursor-pointer items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-5 accent-primary"
                    checked={preferences.kinds[kind][way]}
                    onChange={({ target }) =>
                      change({ kinds: { [kind]: { [way]: target.checked } } })
                    }
                  />
                  {messages.ways[way]}
                </label>
              ))}
            </fieldset>
          ))}
          <div className="mt-4">
            <Switch
              label={messages.showText}
              hint={preferences.showsTextInPush ? messages.textIsShown : messages.textIsHidden}
              checked={preferences.showsTextInPush}
              onCheckedChange={(showsTextInPush) => change({ showsTextInPush })}
            />
          </div>
        </>
      )}
      <p className="mt-3 text-sm text-soft">{messages.always}</p>
    </Card>
  )
}
