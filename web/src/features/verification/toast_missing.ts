import { toast } from '@/components/toast_queue'
import { inputs } from '@/messages/inputs'
import { verification } from '@/messages/verification'

/** Says that a document lacks a required field. */
export function toastMissing(): void {
  toast({
    title: verification.missing,
    description: inputs.documentFieldsRequired,
    variant: 'destructive',
  })
}
