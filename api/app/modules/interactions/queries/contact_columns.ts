/** The columns of a contact that its sender may see. */
export const CONTACT_COLUMNS = `
  id, item_id as "itemId", owner_id as "ownerId", contacter_id as "contacterId", sender_name as "senderName",
  (select json_build_object('id', m.id, 'name', m.full_name, 'isVerified', m.is_verified)
   from member_profiles m where m.id = contact_interactions.contacter_id) as "senderAccount",
  interaction_type as "interactionType", contact_method as "contactMethod", message, intent,
  start_date::text as "startDate", end_date::text as "endDate", created_at as "createdAt",
  (select conversation_id from messages where contact_id = contact_interactions.id) as "conversationId"`
