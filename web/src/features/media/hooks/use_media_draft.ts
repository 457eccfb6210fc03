import { useEffect, useEffectEvent, useState } from 'react'
import { urlOf } from '@/features/media/photo'
import { storedFiles, storedPhotos, type StoredPhotos } from '@/features/media/stored_photos'
import type { usePhotos } from '@/features/media/hooks/use_photos'
import type { StoredVideo, useVideo } from '@/features/media/hooks/use_video'
import {
  readDraftFiles,
  removeDraftFiles,
  removeFilesWithoutDraft,
  saveDraftFiles,
} from '@/lib/drafts/draft_files'
import type { StoredFiles } from '@/lib/drafts/use_draft'

type Media = { photos: ReturnType<typeof usePhotos>; video?: ReturnType<typeof useVideo> }
type StoredMedia = { photos: StoredPhotos; video?: StoredVideo }

/** The number of restored files, and whether the uploads of some have expired. */
type Restored = { count: number; areExpired: boolean }

const NOTHING: Restored = { count: 0, areExpired: false }

/** Stores the chosen files of a form with its draft (`key` is the storage key) and restores them. */
export function useMediaDraft(key: string, { photos, video }: Media): StoredFiles {
  const [read, setRead] = useState<Restored | null>(null)
  const isRead = read !== null
  const areChanged = photos.isChanged || (video?.isChanged ?? false)
  const chosen = [...photos.shown, ...photos.excess].filter(({ file }) => file)
  // Changes with the selection, its order and its uploads, not with their progress.
  const choice = [
    ...[...photos.shown, ...photos.excess].flatMap((photo) => [photo.id, urlOf(photo)]),
    video?.chosen?.name,
    video?.chosen?.lastModified,
    video?.savedUrl,
  ].join(' ')

  const restore = useEffectEvent((stored: StoredMedia | null) => {
    if (stored && !areChanged) {
      photos.restore(stored.photos)
      if (stored.video) video?.restore(stored.video)
    }
    setRead(stored ? restoredFiles(stored) : NOTHING)
  })
  useEffect(() => {
    let isOver = false
    void removeFilesWithoutDraft()
      .then(() => readDraftFiles<StoredMedia>(key))
      .then((stored) => !isOver && restore(stored))
    return () => void (isOver = true)
  }, [key])

  const save = useEffectEvent(() => {
    if (!areChanged) return removeDraftFiles(key)
    return saveDraftFiles(key, {
      photos: storedPhotos(photos.selection),
      ...(video && { video: { chosen: video.chosen, keepsCurrent: video.savedUrl !== null } }),
    } satisfies StoredMedia)
  })
  useEffect(() => {
    if (isRead) void save()
  }, [isRead, choice])

  const count = chosen.length + (video?.chosen ? 1 : 0)
  return {
    areRead: isRead,
    areChanged,
    count,
    areLost: (expected: number) => isRead && Math.max(read.count, count) < expected,
    areRenewed: isRead && read.areExpired,
    reset: () => {
      photos.reset()
      video?.reset()
    },
    forget: () => void removeDraftFiles(key),
  }
}

function restoredFiles({ photos, video }: StoredMedia): Restored {
  const { count, areExpired } = storedFiles(photos)
  return { count: count + (video?.chosen ? 1 : 0), areExpired }
}
