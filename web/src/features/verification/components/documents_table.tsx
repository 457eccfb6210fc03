import type { SubmittedDocument } from '@saajha/contract/verification'
import { Eye } from 'lucide-react'
import { DocumentRow } from '@/features/verification/components/document_row'
import { admin } from '@/messages/admin'

const COLUMNS = [
  admin.member,
  admin.document,
  admin.number,
  admin.images,
  admin.status,
  admin.decision,
]

type Props = { documents: readonly SubmittedDocument[]; onDecided: () => void }

/** Documents row by row; on a narrow screen every row is a card. The roles stand because cards are no table to CSS. */
export function DocumentsTable({ documents, onDecided }: Props) {
  const showsNumbers = documents.some(({ fullDocumentNumber }) => fullDocumentNumber !== null)

  return (
    <>
      {showsNumbers && (
        <p className="flex items-start gap-2 text-sm text-soft">
          <Eye aria-hidden className="mt-0.5 size-4 shrink-0" />
          {admin.numbersLogged}
        </p>
      )}
      <table
        role="table"
        aria-label={admin.list}
        className="block w-full border-separate border-spacing-0 rounded-card xl:table xl:border xl:border-line xl:bg-surface xl:shadow-soft"
      >
        <thead role="rowgroup" className="sr-only xl:not-sr-only xl:table-header-group">
          <tr role="row">
            {COLUMNS.map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className="px-4 py-3 text-left text-sm font-semibold text-soft"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:table-row-group"
        >
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} onDecided={onDecided} />
          ))}
        </tbody>
      </table>
    </>
  )
}
