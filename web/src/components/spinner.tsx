import { LoaderCircle } from 'lucide-react'
import { classes } from '@/lib/classes'

/** A progress ring of indefinite duration; the parent describes the work in text. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classes('size-5 animate-spin', className)} />
}
