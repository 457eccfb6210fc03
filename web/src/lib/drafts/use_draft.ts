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
import { adoptGuestDraft, noteGuestDraft } from '@/lib/drafts/guest_draft'
import { onPageHide } from '@/lib/on_page_hide'

const PAUSE_MS = 400

/** Files chosen beside the fields; their number, and whether they differ from what the form began with. */
export type DraftFiles = { count: number; areChanged: boolean }

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** What the form begins with. */
  initial: Values
  /** The member, null for a guest; undefined while that is not known. */
  memberId: string | null | undefined
  /** What the draft is of, such as `listing-new`. */
  about: string
  /** What an edit began with, in one text. */
  basis?: string
  files?: DraftFiles
}

const NO_FILES: DraftFiles = { count: 0, areChanged: false }

/**
 * Keeps what is typed into a form in this browser until it is sent, and restores it in a form that is opened again, for the
 * same member alone. `restored` is the draft that was restored, until it is discarded.
 */
export function useDraft<Values extends FieldValues>(options: Options<Values>) {
  const { form, initial, memberId, about, basis = '', files = NO_FILES } = options
  const key = memberId === undefined ? null : draftKey(memberId, about)
  const [restored, setRestored] = useState<(Draft & { isOutdated: boolean }) | null>(null)
  const isSent = useRef(false)

  const isUnsaved = () =>
    !isSent.current && (files.areChanged || Object.keys(changedValues(form, initial)).length > 0)

  const save = useEffectEvent((to: string) => {
    if (isSent.current) return
    if (!isUnsaved()) return removeDraft(to)
    const values = changedValues(form, initial)
    saveDraft(to, { values, basis: restored?.basis ?? basis, files: files.count })
    if (to === draftKey(null, about)) noteGuestDraft(to)
  })

  const begin = useEffectEvent((from: string) => {
    removeExpiredDrafts()
    if (memberId) adoptGuestDraft(from, about)
    // A form that was filled in before its member was known goes on as it is.
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
    const saveNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      save(key)
    }
    const saveSoon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(saveNow, PAUSE_MS)
    }
    const stop = form.subscribe({ formState: { values: true }, callback: saveSoon })
    const stopOnLeave = onPageHide(saveNow)
    return () => {
      stop()
      stopOnLeave()
      saveNow()
    }
  }, [form, key])

  // At once: files without a draft are cleared away. At first there are none yet, though a draft may have some.
  const hadFiles = useRef(false)
  useEffect(() => {
    if (key && (files.areChanged || hadFiles.current)) save(key)
    hadFiles.current = files.areChanged
  }, [key, files.areChanged, files.count])

  return {
    restored,
    isUnsaved,
    /** After the form was sent: there is nothing more to keep. */
    forget: () => {
      isSent.current = true
      if (key) removeDraft(key)
    },
    /** Back to what the form began with. */
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
