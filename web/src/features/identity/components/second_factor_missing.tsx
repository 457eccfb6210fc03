import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { secondFactor } from '@/messages/second_factor'

/** Leads an administrator to the set-up that this site requires. */
export function SecondFactorMissing() {
  return (
    <EmptyState
      icon={<ShieldCheck aria-hidden />}
      title={secondFactor.missing}
      description={secondFactor.missingHint}
      action={
        <Button asChild>
          <Link to="/profile/edit">{secondFactor.toSetUp}</Link>
        </Button>
      }
    />
  )
}
