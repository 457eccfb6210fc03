import { fetchCode } from '@/lib/build/fetch_code'

/** Loads what reads, shrinks and uploads chosen files. Rejects if that fails, and can then be called again. */
export async function loadUploads() {
  await fetchCode('uploads')
  return import('@/features/media/uploads')
}
