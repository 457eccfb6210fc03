import User from '#modules/identity/models/user'

/** Makes the member with this email an administrator; returns whether the member exists. */
export async function promoteMember(email: string): Promise<boolean> {
  const user = await User.findBy({ email })
  await user?.merge({ role: 'admin' }).save()
  return user !== null
}
