import { toast } from '@/components/toast_queue'
import { inputs } from '@/messages/inputs'
import { verification } from '@/messages/verification'

/** Shows a toast about a missing required field of a document. */
export function toastMissing(): void {
  toast({
    title: verification.missing,
    description: inputs.documentFieldsRequired,
    variant: 'destructive',
  })
}
