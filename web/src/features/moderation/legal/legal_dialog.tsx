import type { Legal } from '@saajha/contract/legal'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Dialog } from '@/components/dialog'
import { PageLoading } from '@/components/page_loading'
import { ComplaintsText } from '@/features/moderation/legal/complaints_text'
import { LEGAL_PAGES, type LegalPage } from '@/features/moderation/legal/legal_pages'
import { LegalSections } from '@/features/moderation/legal/legal_sections'
import { DeskFailed } from '@/features/moderation/desk/desk_failed'
import { classes } from '@/lib/classes'
import { legal as messages } from '@/messages/legal'
import { shell } from '@/messages/shell'

type Props = { page: LegalPage; state: unknown; onClose: () => void }

/** Help and complaints, the terms or the privacy notice, with links to each other. */
export function LegalDialog({ page, state, onClose }: Props) {
  const { data, error, refetch } = useQuery<Legal>({ queryKey: ['/api/legal'] })

  return (
    <Dialog
      open
      // The URL is the history entry.
      isInHistory={false}
      onOpenChange={(open) => !open && onClose()}
      title={shell.legalPages[page]}
      size="wide"
      focusOn="panel"
    >
      <nav aria-label={messages.pages} className="mb-6 flex flex-wrap gap-2">
        {LEGAL_PAGES.map((each) => (
          <Link
            key={each}
            to={{ pathname: '/', search: `?legal=${each}` }}
            replace
            state={state}
            preventScrollReset
            aria-current={each === page ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-11 items-center rounded-control px-4 font-semibold',
              each === page
                ? 'forced-selected bg-primary-tint text-primary'
                : 'text-soft hover:text-ink'
            )}
          >
            {shell.legalPages[each]}
          </Link>
        ))}
      </nav>
      {error ? (
        <DeskFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageLoading />
      ) : page === 'complaints' ? (
        <ComplaintsText legal={data} />
      ) : (
        <LegalSections page={page} legal={data} />
      )}
    </Dialog>
  )
}
