import { Limit } from '#shared/http/limit'

const uploads = new Limit({
  name: 'upload',
  requests: 120,
  duration: '1 hour',
  sentence: 'You have uploaded a lot of files in the last hour.',
})

/** At most 120 files an hour by one member, counted when their addresses are issued. */
export function limitUploads(memberId: string, files: number): Promise<void> {
  return uploads.take(memberId, files)
}
