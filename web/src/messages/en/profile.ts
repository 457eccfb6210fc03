/** Editing one’s profile. */
export const profile = {
  heading: 'Edit Profile',
  hint: 'This is what people see when they rent from you or write to you.',
  signedOut: 'Please log in to edit your profile.',
  login: 'Login',
  backToDashboard: 'Back to Dashboard',
  details: 'Your details',
  fullName: 'Full Name',
  tickWarning:
    'A new name takes your verified tick back, until an administrator has confirmed it. You need no new documents.',
  location: 'Location',
  locationPlaceholder: 'City, State',
  phone: 'Phone',
  phoneHint: 'Shown on your listings, so that renters can call you.',
  email: 'Email',
  emailHint: 'Managed by your authentication provider.',
  save: 'Save Changes',
  saving: 'Saving...',
  updated: 'Profile Updated',
  updatedHint: 'Your profile has been saved.',
  tickRemovedHint:
    'Your verified tick is taken back until an administrator has confirmed your new name.',
  updateFailed: 'Update Failed',
  updateFailedHint: 'Failed to update profile. Please try again.',
}
