/** The fields of a listing as JSON without braces; those of its attributes only if it has any. */
export const ITEM_FIELDS = `i.json_fields || case i.attributes when '{}' then '' else ',"attributes":' || i.attributes::text end`

/** The public JSON of a listing, from the precomputed fragments of `items i` and of its owner's profile `o`. */
export const ITEM_JSON = `'{' || ${ITEM_FIELDS} || ',"owner":{' || o.json_fields || '}}'`

/** The same for lists, in which the owner's phone number is null. */
export const LISTED_ITEM_JSON = `'{' || ${ITEM_FIELDS} || ',"owner":{' || o.list_json_fields || '}}'`

/** Listings joined with the profiles of their owners. */
export const ITEM_TABLES = `items i join member_profiles o on o.id = i.owner_id`

/** The condition of public listings. */
export const IS_LISTED = `i.deleted_at is null and i.moderation_status = 'approved'`
