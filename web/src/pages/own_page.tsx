import type { CurrentUser } from '@saajha/contract/user'
import { useSearchParams } from 'react-router-dom'
import { Badge } from '@/components/badge'
import { lazyPart } from '@/components/lazy_part'
import { MissingContent } from '@/components/missing_content'
import { Tabs } from '@/components/tabs'
import { DashboardSkeleton } from '@/features/identity/components/dashboard_skeleton'
import { EmailNotice } from '@/features/identity/components/email_notice'
import { FirstSteps } from '@/features/identity/components/first_steps'
import { MemberHeader } from '@/features/identity/components/member_header'
import { MemberStats } from '@/features/identity/components/member_stats'
import { useMemberStats } from '@/features/identity/hooks/use_member_stats'
import { DueBookings, useDueBookings } from '@/features/bookings/requests/due_bookings'
import { RequestCount } from '@/features/bookings/requests/request_count'
import { MyListings } from '@/features/listings/components/my_listings'
import { NotificationSkeletons } from '@/features/notifications/components/notification_skeletons'
import { ProfilePictureButton } from '@/features/media/components/profile_picture_button'
import { useProfilePicture } from '@/features/media/hooks/use_profile_picture'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { useUnreadCount } from '@/lib/session/use_unread_count'
import { dashboard } from '@/messages/dashboard'
import { pages } from '@/messages/pages'
import { useShowPicture } from '@/pages/use_show_picture'

const NotificationsTab = lazyPart(
  'notifications_tab',
  async () => (await import('@/pages/notifications_tab')).NotificationsTab,
  (missing) => (
    <MissingContent {...missing}>
      <NotificationSkeletons />
    </MissingContent>
  )
)

/**
 * Profile, listings and notifications. Bookings that wait stand above them: until those are known it loads out of sight, so that
 * nothing moves.
 */
export function OwnPage() {
  const { user } = useCurrentUser()
  const { isLoading } = useDueBookings()

  return (
    <>
      <title>{pages.title({ page: dashboard.heading })}</title>
      {isLoading && <DashboardSkeleton />}
      <div hidden={isLoading} className="page min-h-dvh py-8">
        <h1 className="mb-4 text-title">{dashboard.heading}</h1>
        {user && <Dashboard user={user} />}
      </div>
    </>
  )
}

/** On phones the notifications are shown without profile and stats, since those would fill the screen. */
function Dashboard({ user }: { user: CurrentUser }) {
  const stats = useMemberStats(user.id)
  const picture = useProfilePicture('dashboard', useShowPicture())
  const { tab, chooseTab } = useTabInUrl()

  return (
    <>
      <div className={tab === 'notifications' ? 'max-md:hidden' : undefined}>
        <DueBookings />
        <MemberHeader
          user={user}
          picture={
            <ProfilePictureButton
              picture={picture}
              name={user.fullName || user.email}
              current={user.profileImageUrl}
            />
          }
          stats={stats.data}
          isLoading={stats.isPending}
        />
        <div className="mt-4">
          <MemberStats
            stats={stats.data}
            isError={stats.isError}
            onRetry={() => void stats.refetch()}
          />
        </div>
      </div>
      <EmailNotice user={user} />
      <Tabs
        className={tab === 'notifications' ? 'md:mt-8' : 'mt-8'}
        label={dashboard.tabs}
        value={tab}
        onValueChange={chooseTab}
        tabs={[
          {
            value: 'listings',
            label: dashboard.myListings,
            content: (
              <MyListings
                ownerId={user.id}
                firstSteps={<FirstSteps user={user} />}
                requestsFor={(itemId) => <RequestCount itemId={itemId} />}
              />
            ),
          },
          {
            value: 'notifications',
            label: dashboard.notifications,
            badge: <UnreadBadge />,
            content: <NotificationsTab />,
          },
        ]}
      />
    </>
  )
}

/** Badge with the live number of unread notifications. */
function UnreadBadge() {
  const count = useUnreadCount()
  if (count === 0) return null
  return (
    <Badge variant="solid">
      {count}
      <span className="sr-only"> {dashboard.unread}</span>
    </Badge>
  )
}

/** The selected tab as a URL parameter, so that it can be linked, reloaded and navigated back to. */
function useTabInUrl() {
  const [parameters, setParameters] = useSearchParams()
  const isNotifications = parameters.get('tab') === 'notifications'
  const tab: 'listings' | 'notifications' = isNotifications ? 'notifications' : 'listings'

  const chooseTab = (next: typeof tab) => {
    setParameters(next === 'notifications' ? { tab: next } : {}, {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { tab, chooseTab }
}
