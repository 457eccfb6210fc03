import { PackageOpen } from 'lucide-react'
import { Alert } from '@/components/alert'
import { Badge } from '@/components/badge'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { EmptyState } from '@/components/empty_state'
import { Skeleton } from '@/components/skeleton'
import { Spinner } from '@/components/spinner'
import { Row } from './row.tsx'

const BADGES = ['neutral', 'primary', 'accent', 'success', 'danger', 'info', 'solid'] as const
const ALERTS = ['info', 'success', 'warning', 'danger'] as const

/** Components that show a status: alerts, badges, toasts. */
export function Messages() {
  return (
    <>
      <Row>
        {BADGES.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
        <Spinner />
      </Row>
      <div className="grid gap-3 sm:grid-cols-2">
        {ALERTS.map((variant) => (
          <Alert key={variant} variant={variant} title={variant}>
            Choose your pick-up and return days.
          </Alert>
        ))}
      </div>
      <Row>
        <Skeleton className="h-11 w-40" />
        <Skeleton className="size-11 rounded-full" />
      </Row>
      <Card>
        <EmptyState
          icon={<PackageOpen aria-hidden />}
          title="No items found"
          description="Try fewer or different words."
          action={<Button>Browse All Items</Button>}
        />
      </Card>
    </>
  )
}
