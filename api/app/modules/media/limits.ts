import { ConcurrencyLimit } from '#shared/http/limits/concurrency_limit'
import { rateLimit } from '#shared/http/limits/limit'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'

const limitKilobytes = rateLimit({
  code: 'tooManyUploadedBytes',
  name: 'uploaded_kilobytes',
  requests: 500 * 1024,
  duration: '1 day',
})

/** At most 500 MB per day and member, whether the files are stored or not. */
export function limitUploadedBytes(memberId: string, bytes: number): Promise<void> {
  return limitKilobytes(memberId, Math.ceil(bytes / 1024))
}

/** At most 120 files per hour and member, counted when their upload URLs are issued. */
export const limitUploads = rateLimit({
  code: 'tooManyUploads',
  name: 'upload',
  requests: 120,
  duration: '1 hour',
})

/** The photos and the video of three listings, and more than a member may have in the queue of the decoder. */
const UPLOADS_AT_ONCE = 20

/** Per member and node. The bytes of uploads in progress count for no other limit, and may fill the disk together. */
const uploadsAtOnce = new ConcurrencyLimit({
  code: 'tooManyConcurrentUploads',
  atOnce: UPLOADS_AT_ONCE,
  waiting: UPLOADS_AT_ONCE,
  // A proxy ends a request without a response after 60 seconds.
  maxWaitMs: 30_000,
})

/** Receives a file of a member: twenty at a time, twenty others queue for up to 30 s. */
export function runUpload<Result>(memberId: string, work: () => Promise<Result>): Promise<Result> {
  return uploadsAtOnce.run(memberId, work)
}

/** Counts the processor time of an uploaded file as one further file for each whole second. */
export async function countDecoderSeconds(memberId: string, seconds: number): Promise<void> {
  if (seconds >= 1) await countFiles(memberId, Math.floor(seconds))
}

/** Counts one file a second time. */
export function countUploadAgain(memberId: string): Promise<void> {
  return countFiles(memberId, 1)
}

/** The file is already uploaded, so an exceeded limit rejects only the next one. */
async function countFiles(memberId: string, files: number): Promise<void> {
  await limitUploads(memberId, files).catch((error: unknown) => {
    if (!(error instanceof RateLimitError)) throw error
  })
}
