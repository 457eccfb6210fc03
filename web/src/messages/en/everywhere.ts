/** Words of the design system and of every screen. */
export const everywhere = {
  loading: 'Loading...',
  close: 'Close',
  cancel: 'Cancel',
  ok: 'OK',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: '(optional)',
  backToHome: 'Back to Home',
  showMore: 'Show More',
  tryAgain: 'Try Again',
  somethingWentWrong: 'Something went wrong',
  somethingWentWrongHint:
    'This part of the page could not be shown. Try again, or start afresh from the home page.',
  accountUnknown: 'Your account could not be loaded',
  offlineHint: 'Please check your connection and try again.',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  unnamedOwner: 'Item Owner',
}
