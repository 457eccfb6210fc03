import { request } from 'node:http'
import sharp from 'sharp'
import type { ImagePurpose, ImageUploads } from '@saajha/contract/media'
import type { Member } from '#tests/member'
import { site } from '#tests/site'

/** A JPEG like a phone's photo: `width` x `height` stored pixels, the left half red and the right half blue. */
export async function photograph(width = 800, height = 600): Promise<Buffer> {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const }
  const red = await sharp({ create: { ...half, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Sends bytes to an upload URL, like the browser. */
export function send(uploadUrl: string, bytes: Buffer, type = 'image/jpeg'): Promise<Response> {
  return fetch(site(uploadUrl), {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'content-type': type },
  })
}

/** Requests upload URLs for `imageCount` photos. */
export async function uploadsFor(owner: Member, imageCount = 1): Promise<ImageUploads> {
  const response = await owner.post('/api/upload/images').json({ imageCount })
  response.assertStatus(200)
  return response.body()
}

/** Uploads a picture: a listing's photo or, with a purpose, a private one. Returns its URL. */
export async function uploadPicture(owner: Member, purpose?: ImagePurpose): Promise<string> {
  const response = await owner.post('/api/upload/images').json({ imageCount: 1, purpose })
  const { uploadUrls, imageUrls } = response.body() as ImageUploads
  const sent = await send(uploadUrls[0]!, await photograph(64, 48))
  if (!sent.ok) throw new Error(await sent.text())
  return imageUrls[0]!
}

/** Sends bytes chunked, without Content-Length; returns the status. */
export function sendStreamed(uploadUrl: string, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'image/jpeg', 'transfer-encoding': 'chunked' }
    const outgoing = request(site(uploadUrl), { method: 'PUT', headers }, (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
    outgoing.on('error', reject)
    outgoing.end(bytes)
  })
}
