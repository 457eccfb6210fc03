/** What was typed and not sent, on any form. */
export const drafts = {
  restored: ({ time }: { time: string }) => `Your draft of ${time} was restored.`,
  outdated: 'The listing has changed since then. Please check everything before you save it.',
  filesLost: 'Please choose your photos and video again.',
  discard: 'Discard',
  leaveHeading: 'Leave this page?',
  leaveHint: 'You have unsaved changes. They are kept on this device as a draft.',
  leaveUnsavedHint: 'You have unsaved changes, which will be lost.',
  stay: 'Stay',
  leave: 'Leave',
}
