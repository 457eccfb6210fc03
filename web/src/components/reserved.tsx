import type { ReactNode } from 'react'
import { classes } from '@/lib/classes'

type Props = {
  /** Whether it is not yet known if the visitor gets the content. */
  isPending: boolean
  children: ReactNode
}

/** Content that not every visitor gets. Until that is known it keeps its space, invisible and out of reach. */
export function Reserved({ isPending, children }: Props) {
  return (
    <div inert={isPending} className={classes('contents', isPending && 'invisible')}>
      {children}
    </div>
  )
}
