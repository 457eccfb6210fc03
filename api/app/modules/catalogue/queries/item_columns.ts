/** A listing as readers see it, as JSON, from `items i` and its owner's profile `o`: both are kept ready beside their rows. */
export const ITEM_JSON = `'{' || i.json_fields || ',"owner":{' || o.json_fields || '}}'`

/** The same in a list, where the owner's own phone number is null. */
export const LISTED_ITEM_JSON = `'{' || i.json_fields || ',"owner":{' || o.list_json_fields || '}}'`

/** Where listings and their owners' profiles are read from. */
export const ITEM_TABLES = `items i join member_profiles o on o.id = i.owner_id`

/** What everybody may see. */
export const IS_LISTED = `i.deleted_at is null and i.moderation_status = 'approved'`
