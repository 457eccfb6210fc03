import { EmptyState } from '@/components/empty_state'
import { PageLoading } from '@/components/page_loading'
import { ShowMore } from '@/components/show_more'
import { ActionList } from '@/features/moderation/desk/action_list'
import { DeskFailed } from '@/features/moderation/desk/desk_failed'
import type { DeskLocation } from '@/features/moderation/desk/desk_location'
import { useActions } from '@/features/moderation/desk/use_desk'
import { desk } from '@/messages/desk'

/** The log of what administrators and operators did, to one member or listing, or to all. */
export function ActionsArea({ location }: { location: DeskLocation }) {
  const list = useActions(location)

  if (list.isFailed) return <DeskFailed error={list.error} onRetry={list.refetch} />
  if (!list.entries) return <PageLoading />
  if (list.entries.length === 0)
    return <EmptyState title={desk.noActions} description={desk.noActionsHint} />
  return (
    <section aria-label={desk.log}>
      <ActionList actions={list.entries} />
      <ShowMore
        hasMore={list.hasMore}
        busy={list.isFetchingMore}
        onShowMore={list.showMore}
        failure={list.isMoreFailed && desk.loadFailed}
      />
    </section>
  )
}
