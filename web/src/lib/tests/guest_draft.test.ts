import { expect, test } from 'vitest'
import { draftSubject, draftKey, readDraft, saveDraft } from '@/lib/drafts/draft_storage'
import { adoptGuestDraft, recordGuestDraft } from '@/lib/drafts/guest_draft'

const ABOUT = draftSubject()
const GUEST_KEY = draftKey(null, ABOUT)
const MEMBER_KEY = draftKey('u1', ABOUT)

function saveGuestDraft(title: string) {
  saveDraft(GUEST_KEY, { values: { title }, basis: '', files: 0 })
  recordGuestDraft(GUEST_KEY)
}

test('a guest’s draft becomes the draft of a member who has none', () => {
  saveGuestDraft('Tent')
  adoptGuestDraft(MEMBER_KEY, ABOUT)
  expect(readDraft(MEMBER_KEY)?.values).toEqual({ title: 'Tent' })
  expect(readDraft(GUEST_KEY)).toBeNull()
})

test('a guest’s draft does not replace the draft of a member who has one', () => {
  saveDraft(MEMBER_KEY, { values: { title: 'Camera' }, basis: '', files: 0 })
  saveGuestDraft('Tent')
  adoptGuestDraft(MEMBER_KEY, ABOUT)
  expect(readDraft(MEMBER_KEY)?.values).toEqual({ title: 'Camera' })
})
