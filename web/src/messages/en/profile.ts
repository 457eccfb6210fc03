/** Editing one’s profile. */
export const profile = {
  heading: 'Edit Profile',
  signedOut: 'Please log in to edit your profile.',
}
