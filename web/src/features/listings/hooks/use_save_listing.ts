import type { Item, ItemBody } from '@saajha/contract/item'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate, useNavigation } from 'react-router-dom'
import { bodyOf, type ListingValues } from '@/features/listings/listing_values'
import { beginAttempt, endAttempt } from '@/features/listings/publish_attempt'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { listingPublished } from '@/lib/preferences/install_offer'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { UploadError } from '@/lib/http/upload_error'
import { rateLimitMessage } from '@/lib/http/rate_limit_message'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { savedState } from '@/features/listings/saved_state'
import { listing } from '@/messages/listing'

export type UploadMedia = () => Promise<Pick<ItemBody, 'imageUrls' | 'videoUrl'>>

const FINAL_STATUSES = [403, 404, 422]
/** The fields of the API that are no fields of the form, and their elements. */
const MEDIA = /^(imageUrls|videoUrl)\b/

type Saving = {
  /** The item to edit; absent for a new listing. */
  item?: Item
  /** Uploads the chosen files and returns the URLs of all media, photos in order. */
  uploadMedia: UploadMedia
  /** Called once the listing is saved, even if the form was left meanwhile. */
  onSaved: () => void
}

/**
 * Creates or updates a listing and shows the result in a toast. Media are uploaded first; both steps can be retried.
 */
export function useSaveListing({ item, uploadMedia, onSaved }: Saving) {
  const queryClient = useQueryClient()
  const { toast, toastError } = useToast()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { open } = useAuthDialog()
  const isSaving = useRef(false)
  const isOpen = useIsOpen()

  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: async (values: ListingValues) => {
      const body: ItemBody = { ...bodyOf(values), ...(await uploadMedia()) }
      return item ? sendJson<Item>('PUT', `/api/items/${item.id}`, body) : create(body)
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(['/api/items', saved.id], saved)
      void queryClient.invalidateQueries({ queryKey: ['/api/items'] })
      onSaved()
      if (!item) dispatch(listingPublished())
      const isPublic = saved.moderationStatus === 'approved'
      toast(
        item
          ? { title: listing.updated, ...(isPublic && { description: listing.updatedHint }) }
          : { title: listing.created, description: listing.createdHint }
      )
      // The member stays on any page they have navigated to meanwhile.
      if (isOpen.current) {
        void navigate('/dashboard', { state: savedState(saved.id, !item) })
      }
    },
    onError: (error) => {
      if (isSignedOut(error)) {
        void open('login')
        return toastError(listing.authenticationError, listing.authenticationErrorHint)
      }
      if (error instanceof UploadError) return toastError(error.title, error.message)
      const failed = item ? listing.updateFailed : listing.createFailed
      const message = isFinal(error) ? serverMessage(error, failed) : rateLimitMessage(error)
      toastError(listing.error, message ?? failed)
    },
  })

  /**
   * Returns the error, if any. Ignores a second press: it can precede the disabled button or follow the save while the
   * dashboard loads.
   */
  const save = async (values: ListingValues): Promise<unknown> => {
    if (isSaving.current) return
    isSaving.current = true
    try {
      await mutateAsync(values)
    } catch (error) {
      isSaving.current = false
      return error
    }
  }
  return { save, isSaving: isPending || isSuccess }
}

/**
 * Creates a listing once: a retry in this tab, also after a reload, has the key of the first attempt. What that attempt created gets
 * the body of the retry.
 */
async function create(body: ItemBody): Promise<Item> {
  const { idempotencyKey, isRetry } = beginAttempt()
  try {
    const headers = { 'Idempotency-Key': idempotencyKey }
    const created = await sendJson<Item>('POST', '/api/items', body, headers)
    const saved = isRetry ? await sendJson<Item>('PUT', `/api/items/${created.id}`, body) : created
    endAttempt()
    return saved
  } catch (error) {
    if (!isRetry && isRefused(error)) endAttempt()
    throw error
  }
}

/** Whether the server has answered that it carries out nothing. */
function isRefused(error: unknown) {
  return error instanceof ApiError && error.status < 500
}

/** Whether no retry helps, and no field of the form shows why. */
function isFinal(error: Error) {
  return (
    error instanceof ApiError &&
    FINAL_STATUSES.includes(error.status) &&
    error.fieldErrors.every(({ field }) => MEDIA.test(field))
  )
}

function isSignedOut(error: Error) {
  return [error, error.cause].some((each) => each instanceof ApiError && each.status === 401)
}

/** Whether the form is still mounted and no navigation is pending. */
function useIsOpen() {
  const isOpen = useRef(false)
  const { state } = useNavigation()
  useEffect(() => {
    isOpen.current = state === 'idle'
    return () => void (isOpen.current = false)
  }, [state])
  return isOpen
}
