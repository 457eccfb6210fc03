export { findMessageAsEvidence } from '#modules/interactions/queries/find_message_as_evidence'
