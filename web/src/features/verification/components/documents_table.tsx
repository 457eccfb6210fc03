import { Eye } from 'lucide-react'
import { DocumentRow } from '@/features/verification/components/document_row'
import { KeyHelp } from '@/features/verification/components/key_help'
import type { ListedDocument } from '@/features/verification/hooks/use_stable_documents'
import { classes } from '@/lib/classes'
import { useKeepMounted } from '@/lib/hooks/use_keep_mounted'
import { admin } from '@/messages/admin'

const COLUMNS = [
  admin.member,
  admin.document,
  admin.number,
  admin.images,
  admin.submitted,
  admin.status,
  admin.decision,
]
const KEY_HELP = 'keys-of-the-list'

type Props = { documents: readonly ListedDocument[]; onDecided: (id: string) => void }

/**
 * Table of documents; on narrow screens every row is a card. Explicit ARIA roles, as `display` drops table semantics.
 */
export function DocumentsTable({ documents, onDecided }: Props) {
  // The note stays mounted after the last number, or the rows would move.
  const showsNumbers = useKeepMounted(
    documents.some(({ fullDocumentNumber }) => fullDocumentNumber)
  )

  return (
    <>
      <div
        className={classes(
          'flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-soft',
          showsNumbers ? 'flex' : 'hidden xl:flex'
        )}
      >
        {showsNumbers && (
          <p className="flex items-start gap-2">
            <Eye aria-hidden className="mt-0.5 size-4 shrink-0" />
            {admin.numbersLogged}
          </p>
        )}
        <KeyHelp id={KEY_HELP} />
      </div>
      <table
        role="table"
        aria-label={admin.list}
        aria-describedby={KEY_HELP}
        className="block w-full border-separate border-spacing-0 rounded-card xl:table xl:border xl:border-line xl:bg-surface xl:shadow-soft"
      >
        <thead role="rowgroup" className="sr-only xl:not-sr-only xl:table-header-group">
          <tr role="row">
            {COLUMNS.map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className="px-3 py-3 text-left text-sm font-semibold text-soft first:rounded-tl-card first:pl-4 last:rounded-tr-card last:pr-4 xl:sticky xl:top-16 short:xl:top-0 xl:z-10 xl:border-b xl:border-line xl:bg-surface"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:table-row-group"
        >
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} onDecided={onDecided} />
          ))}
        </tbody>
      </table>
    </>
  )
}
