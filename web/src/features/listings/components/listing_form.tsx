import type { Item } from '@saajha/contract/item'
import { useState, type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { DraftNotice } from '@/components/draft_notice'
import { LeaveQuestion } from '@/components/leave_question'
import { AboutFields } from '@/features/listings/components/about_fields'
import { ContactFields } from '@/features/listings/components/contact_fields'
import { FormSection } from '@/features/listings/components/form_section'
import { LocationFields } from '@/features/listings/components/location_fields'
import { PriceFields } from '@/features/listings/components/price_fields'
import { useSaveListing, type UploadMedia } from '@/features/listings/hooks/use_save_listing'
import { useSuggestedValues } from '@/features/listings/hooks/use_suggested_values'
import type { ListingValues } from '@/features/listings/listing_values'
import { endAttempt } from '@/features/listings/publish_attempt'
import { draftSubject } from '@/lib/drafts/draft_storage'
import { useDraft, type StoredFiles } from '@/lib/drafts/use_draft'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { applyServerErrors } from '@/lib/http/apply_server_errors'
import { common } from '@/messages/common'
import { listing } from '@/messages/listing'

type Props = {
  /** The item to edit; absent for a new listing. */
  item?: Item
  /** The values before any input; later changes of this prop are ignored. */
  initialValues: ListingValues
  /** Values that are filled in when they are loaded, into the fields that the member has not changed. */
  suggestedValues?: ListingValues
  /** Renders the photo and video pickers; they are locked while the listing is being saved. */
  media: (isLocked: boolean) => ReactNode
  uploadMedia: UploadMedia
  /** How many of the chosen photos are uploaded. */
  uploads: { done: number; count: number }
  files: StoredFiles
}

/** Form to create or edit a listing. Values are stored as a draft until they are saved. */
export function ListingForm(props: Props) {
  const { item, initialValues, suggestedValues, media, uploadMedia, uploads, files } = props
  const { user } = useCurrentUser()
  const [initial, setInitial] = useState(initialValues)
  // In the render: the suggestions that an effect fills in would count as changes of the member until the next render.
  if (suggestedValues && initial === initialValues) setInitial(suggestedValues)
  const form = useForm<ListingValues>({ defaultValues: initialValues })
  const draft = useDraft({
    form,
    initial,
    memberId: user?.id,
    subject: draftSubject(item?.id),
    basis: item && JSON.stringify([initial, item.imageUrls, item.videoUrl]),
    files,
  })
  useSuggestedValues({
    form,
    initial: initialValues,
    suggested: suggestedValues,
    isInDraft: (name) => draft.restored !== null && name in draft.restored.values,
  })
  const onSaved = () => {
    draft.removeSent()
    files.forget()
  }
  const { save, isSaving } = useSaveListing({ item, uploadMedia, onSaved })

  const submit = async (values: ListingValues) => {
    applyServerErrors(await save(values), form, (field) =>
      field === 'location' ? locationField(values) : field.replace(/^attributes\./, '')
    )
  }

  return (
    <FormProvider {...form}>
      <DraftNotice
        draft={draft.restored}
        hasLostFiles={draft.restored !== null && files.areLost(draft.restored.files)}
        hasRenewedFiles={files.areRenewed}
        onDiscard={() => {
          draft.discard()
          if (!item) endAttempt()
          files.reset()
          form.setFocus('title')
        }}
      />
      <LeaveQuestion isUnsaved={draft.isUnsaved} isSending={isSaving} />
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <fieldset disabled={isSaving} className="flex flex-col">
          <FormSection title={listing.photosSection} hint={listing.photosSectionHint}>
            {media(isSaving)}
          </FormSection>
          <FormSection title={listing.aboutSection} hint={listing.aboutSectionHint}>
            <AboutFields />
          </FormSection>
          <FormSection title={listing.priceSection} hint={listing.priceSectionHint}>
            <PriceFields />
          </FormSection>
          <FormSection title={listing.locationSection} hint={listing.locationSectionHint}>
            <LocationFields />
          </FormSection>
          <FormSection title={listing.contactSection} hint={listing.contactSectionHint}>
            <ContactFields />
          </FormSection>
        </fieldset>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:justify-end">
          <Button type="submit" size="lg" busy={isSaving}>
            {isSaving && uploads.done < uploads.count
              ? listing.uploading({ number: uploads.done + 1, count: uploads.count })
              : submitLabel(item !== undefined, isSaving)}
          </Button>
          <Button asChild variant="outline" size="lg">
            <Link to="/">{common.cancel}</Link>
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

function submitLabel(isEdit: boolean, isSaving: boolean) {
  if (isEdit) return isSaving ? listing.updating : listing.update
  return isSaving ? listing.publishing : listing.publish
}

/** The form field that holds the API field `location`. */
function locationField({ locationType }: ListingValues) {
  return locationType === 'predefined' ? 'city' : 'customLocation'
}
