import User from '#modules/identity/models/user'

/**
 * Makes the administrator with this email a member again; returns whether there is such an administrator. Rights are read with each
 * request, so open sessions lose them at once.
 */
export async function demoteMember(email: string): Promise<boolean> {
  const user = await User.query().where('email', email).where('role', 'admin').first()
  if (!user) return false
  await user.merge({ role: 'member' }).save()
  return true
}
