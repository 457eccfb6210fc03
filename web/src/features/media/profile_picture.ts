import type { ProfilePicture, ProfileUpload } from '@saajha/contract/media'
import { putFile } from '@/features/media/put_file'
import { waitForVariants } from '@/features/media/wait_for_variants'
import { sendJson } from '@/lib/http/api'

/** Uploads a member's new profile picture and returns its public URL once a page can show it. */
export async function sendProfilePicture(file: Blob): Promise<string> {
  const { uploadURL } = await sendJson<ProfileUpload>('POST', '/api/profile/upload-url')
  await putFile({ uploadUrl: uploadURL, file })
  const [profileImageUrl] = uploadURL.split('?')
  const picture = { profileImageUrl }
  const { objectPath } = await sendJson<ProfilePicture>('PUT', '/api/profile/picture', picture)
  await waitForVariants(objectPath)
  return objectPath
}
