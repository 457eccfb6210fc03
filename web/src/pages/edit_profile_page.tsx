import type { CurrentUser } from '@saajha/contract/user'
import { ArrowLeft, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AccountUnknown } from '@/components/lazy_account_unknown'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { EmptyState } from '@/components/empty_state'
import { FormPage } from '@/components/form_page'
import { lazyPart } from '@/components/lazy_part'
import { PageLoading } from '@/components/page_loading'
import { ProfileForm } from '@/features/identity/components/profile_form'
import { PasswordSection } from '@/features/identity/components/password_section'
import { SessionsSection } from '@/features/identity/components/sessions_section'
import { CalendarSection } from '@/features/bookings/calendar_feed/calendar_section'
import { CALENDAR_SECTION } from '@/features/bookings/calendar_feed/use_calendar_feed'
import { BlockedMembers } from '@/features/interactions/blocks/blocked_members'
import { ProfilePicturePicker } from '@/features/media/components/profile_picture_picker'
import { useProfilePicture } from '@/features/media/hooks/use_profile_picture'
import { DevicePush } from '@/features/notifications/components/device_push'
import { ReachPreferences } from '@/features/notifications/components/reach_preferences'
import { useAuthDialogPress } from '@/lib/session/use_auth_dialog'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { calendarFeed } from '@/messages/calendar_feed'
import { profilePicture } from '@/messages/profile_picture'
import { pages } from '@/messages/pages'
import { preferences } from '@/messages/preferences'
import { profile } from '@/messages/profile'
import { sessions } from '@/messages/sessions'
import { verification } from '@/messages/verification'
import { ProfileDocuments } from '@/pages/profile_documents'
import { useShowPicture } from '@/pages/use_show_picture'

const SecondFactorCard = lazyPart(
  'second_factor_card',
  async () => (await import('@/features/identity/components/second_factor_card')).SecondFactorCard
)

/** The sections that are long or below the first screen, by the ids of their elements. */
const SECTIONS = [
  ['documents', verification.heading],
  [CALENDAR_SECTION, calendarFeed.heading],
  ['notifications', preferences.heading],
  ['sign-in', sessions.signIn],
  ['sessions', sessions.heading],
] as const

/** Page to edit the own profile: picture and public data. */
export function EditProfilePage() {
  const { user, isPending, isUnknown } = useCurrentUser()

  return (
    <div className="page max-w-3xl py-8">
      <title>{pages.title({ page: profile.heading })}</title>
      {isPending && <PageLoading />}
      {isUnknown && <AccountUnknown />}
      {!isPending && !isUnknown && !user && <SignedOut />}
      {user && <EditProfile key={user.id} user={user} />}
    </div>
  )
}

function EditProfile({ user }: { user: CurrentUser }) {
  const picture = useProfilePicture('profile', useShowPicture())

  return (
    <FormPage>
      <Link
        to="/dashboard"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {profile.backToDashboard}
      </Link>
      <h1 className="mt-2 text-title">{profile.heading}</h1>
      <p className="mt-1 text-soft">{profile.hint}</p>
      <SectionLinks />
      <Card
        as="section"
        aria-label={profilePicture.picture}
        className="mt-6 p-[min(1.25rem,5.6vw)] sm:p-6"
      >
        <ProfilePicturePicker
          picture={picture}
          name={user.fullName || user.email}
          current={user.profileImageUrl}
        />
      </Card>
      <Card
        as="section"
        aria-label={profile.details}
        className="mt-5 p-[min(1.25rem,5.6vw)] sm:p-6"
      >
        <ProfileForm user={user} />
      </Card>
      <div id="documents" className="scroll-mt-16">
        <ProfileDocuments />
      </div>
      <CalendarSection />
      <div id="notifications" className="scroll-mt-16">
        <ReachPreferences />
        <DevicePush memberId={user.id} />
      </div>
      <div id="sign-in" className="scroll-mt-16">
        <PasswordSection email={user.email} />
      </div>
      <div id="sessions" className="scroll-mt-16">
        <SessionsSection />
      </div>
      <BlockedMembers />
      {user.role === 'admin' && <SecondFactorCard />}
    </FormPage>
  )
}

/** Links to the sections, on phones, where the page is many screens long. */
function SectionLinks() {
  return (
    <nav aria-label={profile.sections} className="mt-4 md:hidden">
      <ul className="flex flex-wrap gap-x-4">
        {SECTIONS.map(([id, name]) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SignedOut() {
  const logIn = useAuthDialogPress('login')

  return (
    <EmptyState
      headingLevel={1}
      icon={<UserRound aria-hidden />}
      title={profile.signedOut}
      action={<Button {...logIn}>{profile.login}</Button>}
    />
  )
}
