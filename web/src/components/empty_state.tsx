import type { ReactNode } from 'react'

type Props = {
  title: string
  description?: ReactNode
  icon?: ReactNode
  /** One or two buttons with suggested actions. */
  action?: ReactNode
  /** 1 if it is the page's only content, 2 within a page. */
  headingLevel?: 1 | 2
}

/** A placeholder for empty content, with suggested actions. */
export function EmptyState({ title, description, icon, action, headingLevel = 2 }: Props) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'

  return (
    <div className="mx-auto flex max-w-lg flex-col items-center px-4 py-14 text-center">
      {icon && (
        <div className="mb-5 grid size-20 place-items-center rounded-full bg-accent-tint text-accent-ink [&>svg]:size-9">
          {icon}
        </div>
      )}
      <Heading className="text-heading">{title}</Heading>
      {description && <div className="mt-2 text-soft">{description}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
