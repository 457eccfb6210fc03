import type { MissingPart } from '@/components/lazy_part'
import { MissingContent } from '@/components/missing_content'
import { PageLoading } from '@/components/page_loading'

/** Stands in place of a part that fills the page: loading, or an error with a retry button. */
export function PageMissing(missing: MissingPart) {
  return (
    <MissingContent {...missing}>
      <PageLoading />
    </MissingContent>
  )
}
