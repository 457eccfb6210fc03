export { isMessageHidden, readAround } from '#modules/interactions/queries/read_around'
export {
  hideMessage,
  showMessage,
  type ModeratedMessage,
} from '#modules/interactions/steps/message_visibility'
export { findMessageAsEvidence } from '#modules/interactions/queries/find_message_as_evidence'
