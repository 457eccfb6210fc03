import { LoaderCircle } from 'lucide-react'
import { classes } from '@/lib/classes'

/** A turning ring for work that has no known length; whoever shows it names the work in words. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classes('size-5 animate-spin', className)} />
}
