import { Limit } from '#shared/http/limits/limit'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'

const uploads = new Limit({
  name: 'upload',
  requests: 120,
  duration: '1 hour',
  code: 'tooManyUploads',
  message: "You've uploaded a lot of files in the last hour.",
})

/** At most 120 files per hour and member, counted when their upload URLs are issued. */
export function limitUploads(memberId: string, files: number): Promise<void> {
  return uploads.consume(memberId, files)
}

/** Counts one file a second time. The file is already uploaded, so an exceeded limit rejects only the next one. */
export async function countUploadAgain(memberId: string): Promise<void> {
  await uploads.consume(memberId, 1).catch((error: unknown) => {
    if (!(error instanceof RateLimitError)) throw error
  })
}
