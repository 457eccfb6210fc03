import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { LegalDialog } from '@/features/moderation/legal/legal_dialog'
import { LEGAL_PAGES } from '@/features/moderation/legal/legal_pages'
import { ReportStateDialog } from '@/features/moderation/legal/report_state_dialog'

/** The dialogs that the URL of the home page names: `/?legal=complaints`, and `/?report=SJ-7K2M-4Q#key=...` with a guest's key. */
export function LegalDialogs() {
  const location: Location<unknown> = useLocation()
  const { search, hash, state } = location
  const isOpenedHere = typeof state === 'object' && state !== null && 'isOpenedHere' in state
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search)
  const page = LEGAL_PAGES.find((each) => each === parameters.get('legal'))
  const ticket = parameters.get('report')

  const close = () =>
    isOpenedHere
      ? void navigate(-1)
      : void navigate('/', { replace: true, preventScrollReset: true })

  if (page) return <LegalDialog page={page} state={state} onClose={close} />
  if (ticket === null) return null
  const [, key = ''] = /^#key=(.+)/.exec(hash) ?? []
  return <ReportStateDialog key={ticket + key} from={{ ticket, key }} onClose={close} />
}
