/** The columns of a contact as the person who made it sees it. */
export const CONTACT_COLUMNS = `
  id, item_id as "itemId", owner_id as "ownerId", contacter_id as "contacterId",
  interaction_type as "interactionType", contact_method as "contactMethod", message, intent,
  start_date::text as "startDate", end_date::text as "endDate", created_at as "createdAt"`
