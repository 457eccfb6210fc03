import type { DocumentReading } from '@saajha/contract/verification'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/button'
import { formatDateTime } from '@/lib/text/format'
import { admin } from '@/messages/admin'

/** A button that shows which administrators have read a document's number or opened its images, and when. */
export function DocumentReadings({ documentId }: { documentId: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery<DocumentReading[]>({
    queryKey: [`/api/admin/verification-documents/${documentId}/readings`],
    enabled: isOpen,
    staleTime: 0,
  })

  return (
    <div className="mb-4">
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {admin.readings}
      </Button>
      {isOpen && (
        <div role="status" className="mt-2 text-sm">
          {error && <p className="text-danger">{admin.readingsFailed}</p>}
          {data?.length === 0 && <p className="text-soft">{admin.noReadings}</p>}
          <ul className="max-h-48 overflow-y-auto">
            {data?.map(({ administrator, what, at }, index) => (
              <li key={index} className="wrap-anywhere">
                {admin.reading[what]({ name: administrator.fullName, at: formatDateTime(at) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
