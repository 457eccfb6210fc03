import User from '#modules/identity/models/user'

/** Makes the member with an e-mail address an administrator; returns whether there is one. */
export async function promoteMember(email: string): Promise<boolean> {
  const user = await User.findBy({ email })
  await user?.merge({ role: 'admin' }).save()
  return user !== null
}
