import { Skeleton } from '@/components/skeleton'
import { PANEL_HEIGHT } from '@/features/interactions/conversation/panel_height'
import { classes } from '@/lib/classes'
import { common } from '@/messages/common'

/** Skeleton of the contact page while the item and the conversation load. */
export function ContactSkeleton({ isChat }: { isChat: boolean }) {
  return (
    <div role="status" aria-label={common.loading} className="contents">
      {isChat && (
        <Skeleton
          data-fills-the-screen="loading"
          className={classes(PANEL_HEIGHT, 'lg:row-span-2')}
        />
      )}
      <Skeleton className="h-48 lg:col-start-2" />
      {!isChat && (
        <>
          <div className="flex flex-col gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-44" />
            <Skeleton className="h-13 w-44" />
          </div>
          <Skeleton className="h-52" />
        </>
      )}
    </div>
  )
}
