import { DisownDialog } from '@/features/identity/components/disown_dialog'
import { NewPasswordDialog } from '@/features/identity/components/new_password_dialog'
import { UnsubscribeDialog } from '@/features/identity/components/unsubscribe_dialog'
import { VerifyDialog } from '@/features/identity/components/verify_dialog'

type Props = { kind: string; token: string; onDone: () => void }

/** What a link in an e-mail opens, by the name of its token in the URL's fragment. */
export function MailLink({ kind, ...link }: Props) {
  if (kind === 'reset') return <NewPasswordDialog {...link} />
  if (kind === 'disown') return <DisownDialog {...link} />
  if (kind === 'unsubscribe') return <UnsubscribeDialog {...link} />
  return <VerifyDialog {...link} />
}
