import { CloudAlert, MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AccountUnknown } from '@/components/lazy_account_unknown'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { PageLoading } from '@/components/page_loading'
import { LoginRequired } from '@/features/interactions/components/login_required'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { common } from '@/messages/common'
import { conversationPage } from '@/messages/conversation_page'
import { pages } from '@/messages/pages'

type Props = {
  /** Whether the member has no such conversation; otherwise the request has failed. */
  isMissing: boolean
  refetch: () => void
}

/** In place of a conversation that cannot be shown: asks a guest to log in, and tells a member why. */
export function NoConversation({ isMissing, refetch }: Props) {
  const { isSignedIn, isPending, isUnknown } = useCurrentUser()

  return (
    <div className="page max-w-3xl py-8">
      <title>{pages.title({ page: conversationPage.heading })}</title>
      {isPending ? (
        <PageLoading />
      ) : isUnknown ? (
        <AccountUnknown />
      ) : isSignedIn ? (
        <EmptyState
          headingLevel={1}
          icon={isMissing ? <MessagesSquare aria-hidden /> : <CloudAlert aria-hidden />}
          title={isMissing ? conversationPage.notFound : conversationPage.loadFailed}
          description={isMissing ? conversationPage.notFoundHint : common.offlineHint}
          action={
            <>
              {!isMissing && <Button onClick={refetch}>{common.tryAgain}</Button>}
              <Button asChild variant={isMissing ? 'primary' : 'outline'}>
                <Link to="/">{common.backToHome}</Link>
              </Button>
            </>
          }
        />
      ) : (
        <>
          <h1 className="mb-6 text-title">{conversationPage.heading}</h1>
          <LoginRequired hint={conversationPage.loginHint} />
        </>
      )}
    </div>
  )
}
