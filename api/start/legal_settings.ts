/** The settings that the law wants a reader to find: the operator, and who answers complaints. */
const LEGAL_SETTINGS = ['LEGAL_NAME', 'LEGAL_ADDRESS', 'GRIEVANCE_OFFICER', 'GRIEVANCE_EMAIL']

/** The names of the legal settings that this installation lacks. */
export function missingLegalSettings(): string[] {
  return LEGAL_SETTINGS.filter((name) => !process.env[name])
}
