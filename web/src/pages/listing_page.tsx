import type { Item } from '@saajha/contract/item'
import type { CurrentUser } from '@saajha/contract/user'
import { useParams } from 'react-router-dom'
import { ListingForm } from '@/features/listings/components/listing_form'
import { ListingToEdit } from '@/features/listings/components/listing_to_edit'
import { useNewListingValues } from '@/features/listings/hooks/use_new_listing_values'
import { EMPTY_LISTING, valuesOf, type ListingValues } from '@/features/listings/listing_values'
import { PhotoPicker } from '@/features/media/components/photo_picker'
import { VideoPicker } from '@/features/media/components/video_picker'
import { useMediaDraft } from '@/features/media/hooks/use_media_draft'
import { usePhotos } from '@/features/media/hooks/use_photos'
import { useVideo } from '@/features/media/hooks/use_video'
import { draftSubject, draftKey } from '@/lib/drafts/draft_storage'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { listing } from '@/messages/listing'
import { pages } from '@/messages/pages'

/** Page to create or edit a listing: form, photos and video. */
export function ListingPage() {
  const { id } = useParams()
  const { user } = useCurrentUser()
  const heading = id ? listing.editHeading : listing.createHeading

  return (
    <div className="page max-w-5xl py-8">
      <title>{pages.title({ page: heading })}</title>
      {id ? (
        <ListingToEdit key={id} id={id}>
          {(item, cities) => <Listing item={item} initialValues={valuesOf(item, cities)} />}
        </ListingToEdit>
      ) : (
        user && <NewListing key={user.id} user={user} />
      )}
    </div>
  )
}

function NewListing({ user }: { user: CurrentUser }) {
  const suggestedValues = useNewListingValues(user)
  return <Listing initialValues={EMPTY_LISTING} suggestedValues={suggestedValues} />
}

type ListingProps = { item?: Item; initialValues: ListingValues; suggestedValues?: ListingValues }

function Listing({ item, initialValues, suggestedValues }: ListingProps) {
  const photos = usePhotos(item?.imageUrls, { itemId: item?.id })
  const video = useVideo(item?.videoUrl, item?.id)
  const { user } = useCurrentUser()
  const files = useMediaDraft(draftKey(user?.id ?? null, draftSubject(item?.id)), { photos, video })

  const uploadMedia = async () => {
    const imageUrls = await photos.upload()
    return { imageUrls, videoUrl: await video.upload() }
  }

  return (
    <>
      <h1 className="text-title">{item ? listing.editHeading : listing.createHeading}</h1>
      <p className="mt-1 mb-8 text-soft">{item ? listing.editHint : listing.createHint}</p>
      <ListingForm
        item={item}
        initialValues={initialValues}
        suggestedValues={suggestedValues}
        uploadMedia={uploadMedia}
        uploads={photos.uploads}
        files={files}
        media={(isLocked) => (
          <>
            <PhotoPicker photos={photos} isLocked={isLocked} />
            <VideoPicker video={video} isLocked={isLocked} />
          </>
        )}
      />
    </>
  )
}
