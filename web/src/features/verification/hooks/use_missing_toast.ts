import { useToast } from '@/lib/toasts/use_toast'
import { inputs } from '@/messages/inputs'
import { verification } from '@/messages/verification'

/** Returns a function that shows a toast about a missing required field of a document. */
export function useMissingToast() {
  const { toastError } = useToast()
  return () => toastError(verification.missing, inputs.documentFieldsRequired)
}
