import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'

type Link = { kind: string; token: string }

const loadDialog = async (kind: string): Promise<ComponentType<Link & { onDone: () => void }>> =>
  kind === 'appeal'
    ? (await import('@/features/moderation/appeals/appeal_dialog')).AppealDialog
    : (await import('@/features/identity/components/mail_link')).MailLink

/**
 * Opens links of e-mails, whose token is in the fragment of the URL: `#reset=...`. Removes the token from the URL first, because
 * the history entry of an open dialog would leave it in the entry before, to which closing returns.
 */
export function MailLinkOnDemand() {
  const location: Location<unknown> = useLocation()
  const { hash, pathname, search, state } = location
  const navigate = useNavigate()
  const { toastError } = useToast()
  const [link, setLink] = useState<Link | null>(null)
  const [MailLink, setMailLink] = useState<ComponentType<Link & { onDone: () => void }>>()
  const close = useCallback(() => setLink(null), [])

  useEffect(() => {
    const [, kind, token] = /^#(reset|verify|disown|unsubscribe|appeal)=(.+)/.exec(hash) ?? []
    if (!kind || !token) return
    const removal = navigate(
      { pathname, search },
      { replace: true, state, preventScrollReset: true }
    )
    Promise.all([loadDialog(kind), removal]).then(
      ([Loaded]) => {
        setMailLink(() => Loaded)
        setLink({ kind, token })
      },
      () => toastError(common.somethingWentWrong, common.offlineHint)
    )
  }, [hash, pathname, search, state, navigate, toastError])

  return MailLink && link && <MailLink key={link.token} {...link} onDone={close} />
}
