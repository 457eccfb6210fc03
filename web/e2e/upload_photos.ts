import type { ImageUploads } from '@saajha/contract/media'
import { expect } from 'vitest'
import { photo } from './photo.ts'
import type { TestUser } from './fixtures.ts'

/** Uploads one photo per colour by the API and returns their public URLs. */
export async function uploadPhotos({ context }: TestUser, colours: string[]): Promise<string[]> {
  const data = { imageCount: colours.length }
  const issued = await context.request.post('/api/upload/images', { data })
  expect(issued.ok(), await issued.text()).toBe(true)
  const { uploadUrls, imageUrls } = (await issued.json()) as ImageUploads
  for (const [index, colour] of colours.entries()) {
    const { buffer, mimeType } = await photo('photo.jpg', colour)
    const sending = { data: buffer, headers: { 'content-type': mimeType } }
    const sent = await context.request.put(uploadUrls[index]!, sending)
    expect(sent.ok(), await sent.text()).toBe(true)
  }
  return imageUrls
}
