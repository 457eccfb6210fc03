import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import {
  draftKey,
  readDraft,
  removeDraft,
  removeExpiredDrafts,
  saveDraft,
  type Draft,
} from '@/lib/drafts/draft_storage'
import { adoptGuestDraft, recordGuestDraft } from '@/lib/drafts/guest_draft'
import { onPageHide } from '@/lib/page/on_page_hide'

const PAUSE_MS = 400

/** The files chosen in a form: their number, and whether they differ from the initial files. */
type DraftFiles = { count: number; areChanged: boolean }

/** The chosen files of a form, stored with its draft. */
export type StoredFiles = DraftFiles & {
  /** Whether those of the draft have been read from this browser. */
  areRead: boolean
  /** Whether some of the `expected` files of a draft were neither restored nor chosen again. */
  areLost: (expected: number) => boolean
  /** Whether restored photos are uploaded again, since the server no longer has them. */
  areRenewed: boolean
  reset: () => void
  forget: () => void
}

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** The form's initial values. */
  initial: Values
  /** The member's id; null for a guest, undefined while the current user is loading. */
  memberId: string | null | undefined
  /** The subject of the draft, such as `listing-new`. */
  subject: string
  /** The serialized data that the form edits. */
  basis?: string
  files?: DraftFiles
}

const NO_FILES: DraftFiles = { count: 0, areChanged: false }

/**
 * Stores a form's input in this browser until it is sent, and restores it when the same member opens the form again.
 * `restored` is the restored draft until it is discarded.
 */
export function useDraft<Values extends FieldValues>(options: Options<Values>) {
  const { form, initial, memberId, subject, basis = '', files = NO_FILES } = options
  // A member whose session has ended stays the writer, so that the next member does not get the text as a guest's.
  const [writer, setWriter] = useState(memberId ?? null)
  if (memberId && memberId !== writer) setWriter(memberId)
  const key = memberId === undefined ? null : draftKey(memberId ?? writer, subject)
  const [restored, setRestored] = useState<(Draft & { isOutdated: boolean }) | null>(null)
  // Whether the input is stored no more: it was sent, or another member has signed in, whose form replaces this one.
  const isOver = useRef(false)
  const begunBy = useRef<string | null>(null)
  const saveNow = useRef(() => {})

  const isUnsaved = () =>
    !isOver.current && (files.areChanged || Object.keys(changedValues(form, initial)).length > 0)

  const save = useEffectEvent((to: string) => {
    if (isOver.current) return
    if (!isUnsaved()) return removeDraft(to)
    const values = changedValues(form, initial)
    saveDraft(to, { values, basis: restored?.basis ?? basis, files: files.count })
    if (to === draftKey(null, subject)) recordGuestDraft(to)
  })

  const begin = useEffectEvent((from: string) => {
    removeExpiredDrafts()
    if (memberId) {
      const isOfOther = begunBy.current !== null && begunBy.current !== memberId
      begunBy.current = memberId
      if (isOfOther) return void (isOver.current = true)
      adoptGuestDraft(from, subject)
    }
    // Input from before the current user was loaded takes precedence over a stored draft.
    if (isUnsaved()) return memberId ? save(from) : undefined
    const draft = readDraft(from)
    if (!draft) return
    for (const [name, value] of Object.entries(draft.values)) {
      if (typeof value !== typeof initial[name]) continue
      form.setValue(name as Path<Values>, value as Values[Path<Values>], { shouldDirty: true })
    }
    setRestored({ ...draft, isOutdated: draft.basis !== basis })
  })

  useEffect(() => {
    if (!key) return
    let timer: number | undefined
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a draft can be restored only into a form that is there
    begin(key)
    const savePending = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      save(key)
    }
    saveNow.current = savePending
    const saveSoon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(savePending, PAUSE_MS)
    }
    const stop = form.subscribe({ formState: { values: true }, callback: saveSoon })
    const stopOnLeave = onPageHide(savePending)
    return () => {
      stop()
      stopOnLeave()
      savePending()
    }
  }, [form, key])

  // Saves immediately, since files without a draft are removed. The initial render has no files, though a draft may have.
  const hadFiles = useRef(false)
  useEffect(() => {
    if (key && (files.areChanged || hadFiles.current)) save(key)
    hadFiles.current = files.areChanged
  }, [key, files.areChanged, files.count])

  return {
    restored,
    isUnsaved,
    /** Stores the latest input at once instead of after a pause. */
    saveNow: () => saveNow.current(),
    /** Removes the draft after the form was sent. */
    removeSent: () => {
      isOver.current = true
      if (key) removeDraft(key)
    },
    /** Resets the form to its initial values and removes the draft. */
    discard: () => {
      for (const name of Object.keys(changedValues(form, initial)) as Path<Values>[]) {
        form.setValue(name, initial[name], { shouldDirty: true })
      }
      form.clearErrors()
      setRestored(null)
      if (key) removeDraft(key)
    },
  }
}

function changedValues<Values extends FieldValues>(form: UseFormReturn<Values>, initial: Values) {
  const all = Object.entries(form.getValues())
  return Object.fromEntries(all.filter(([name, value]) => value !== initial[name]))
}
