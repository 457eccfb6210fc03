/** Returns whether a constraint is one on user names: taken, or confusable with a taken one. */
export function isUsernameConstraint(constraint: string | null): boolean {
  return constraint === 'users_username_taken' || constraint === 'users_username_confusable'
}
