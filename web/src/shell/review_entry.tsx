import { Badge } from '@/components/badge'
import { usePendingCount } from '@/features/verification/hooks/use_document_counts'
import { shell } from '@/messages/shell'

/** The content of an administrator's menu entry: its name and the number of pending documents. */
export function ReviewEntry() {
  const count = usePendingCount()

  return (
    <>
      {shell.reviewDocuments}{' '}
      {count !== undefined && count > 0 && (
        <Badge variant="accent" className="ml-auto">
          {shell.documentsPending({ count })}
        </Badge>
      )}
    </>
  )
}
