import { Toast as Radix } from 'radix-ui'
import { useSelector } from 'react-redux'
import { Toast } from '@/components/toast'
import { NOTICE_MS, selectToasts } from '@/lib/toasts/toasts_slice'
import { common } from '@/messages/common'

/**
 * Shows notices for five seconds each; a swipe of 50 px to the right dismisses one. On wide screens they are below the header,
 * since at the bottom they would cover a form's submit button.
 */
export function Toaster() {
  const notices = useSelector(selectToasts)

  return (
    // One provider for each notice: a notice that closes while hovered or focused would pause the timer of the next one forever.
    <Radix.Provider
      key={notices[0]?.id}
      duration={NOTICE_MS}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {notices.map((notice) => (
        <Toast key={notice.id} {...notice} />
      ))}
      <Radix.Viewport
        label={common.notifications}
        data-notices
        className="above-bar fixed inset-x-0 z-60 flex max-h-screen w-full flex-col p-4 outline-none sm:top-30 sm:bottom-auto sm:left-auto sm:max-w-[420px] lg:top-16"
      />
    </Radix.Provider>
  )
}
