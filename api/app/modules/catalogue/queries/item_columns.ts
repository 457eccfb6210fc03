/** A listing as readers see it, as JSON, from `items i` and its owner's profile `o`. */
export const ITEM_JSON = `(select row_to_json(shown) from (select
  i.id, i.title, i.description, i.price::text as price, i.price_unit as "priceUnit", i.is_negotiable as "isNegotiable",
  i.category_id as "categoryId", i.location, i.contact_phone as "contactPhone", i.image_urls as "imageUrls",
  i.video_url as "videoUrl", i.owner_id as "ownerId", i.is_available as "isAvailable", i.is_featured as "isFeatured",
  i.min_rental_duration as "minRentalDuration", i.max_rental_duration as "maxRentalDuration", i.deposit::text as deposit,
  i.moderation_status as "moderationStatus", i.rejection_reason as "rejectionReason",
  to_char(i.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  json_build_object('fullName', o.full_name, 'phone', o.phone, 'profileImageUrl', o.profile_image_url,
    'isVerified', o.is_verified) as owner
) shown)::text`

/** Where listings and their owners' profiles are read from. */
export const ITEM_TABLES = `items i join member_profiles o on o.id = i.owner_id`

/** What everybody may see. */
export const IS_LISTED = `i.deleted_at is null and i.moderation_status = 'approved'`
