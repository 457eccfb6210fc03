import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeStored } from '@/lib/preferences/browser_storage'
import { draftKey, readDraft, saveDraft } from '@/lib/drafts/draft_storage'
import { formatSavedAt } from '@/lib/drafts/format_saved_at'

const KEY = draftKey('u1', 'listing-new')
const CONTENT = { values: { title: 'Tent' }, basis: '', files: 0 }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:10:00Z'), toFake: ['Date'] })
})

afterEach(() => void vi.useRealTimers())

test('saving an unchanged draft keeps its time, saving a changed draft updates it', () => {
  saveDraft(KEY, CONTENT)
  vi.setSystemTime('2026-11-20T11:10:00Z')
  saveDraft(KEY, CONTENT)
  expect(readDraft(KEY)?.savedAt).toBe('2026-11-20T10:10:00.000Z')
  saveDraft(KEY, { ...CONTENT, values: { title: 'Camera' } })
  expect(readDraft(KEY)?.savedAt).toBe('2026-11-20T11:10:00.000Z')
})

test.each(['not JSON', 'null', '{"savedAt":"2026-11-20T10:00:00Z"}', '{"values":{}}'])(
  'a stored value that is not a complete draft is ignored: %s',
  (text) => {
    writeStored(KEY, text)
    expect(readDraft(KEY)).toBeNull()
  }
)

test('the time of a draft includes the date only if that is not today in India', () => {
  expect(formatSavedAt('2026-11-19T18:30:00Z')).toBe('12:00 am')
  expect(formatSavedAt('2026-11-19T18:29:00Z')).toBe('19 Nov 2026, 11:59 pm')
})
