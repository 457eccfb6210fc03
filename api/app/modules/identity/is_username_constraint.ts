/** Whether a write violated a constraint on user names: another member has the name, or one that looks like it. */
export function isUsernameConstraint(constraint: string | null): boolean {
  return constraint === 'users_username_taken' || constraint === 'users_username_confusable'
}
