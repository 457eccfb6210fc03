import { expect, test, vi } from 'vitest'
import { putFile } from '@/features/media/put_file'

/** A fake XMLHttpRequest that the test responds to. */
class FakeRequest {
  static last: FakeRequest
  static count = 0
  opened: string[] = []
  headers: string[][] = []
  body: unknown
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  isAborted = false
  abort() {
    this.isAborted = true
    this.onabort()
  }
  constructor() {
    FakeRequest.last = this
    FakeRequest.count += 1
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(...header: string[]) {
    this.headers.push(header)
  }
  retryAfter: string | null = null
  getResponseHeader(name: string) {
    return name === 'retry-after' ? this.retryAfter : null
  }
  send(body: unknown) {
    this.body = body
  }
}

function send(onProgress?: (share: number) => void, signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  FakeRequest.count = 0
  const file = new File(['x'], 'a.png', { type: 'image/png' })
  const upload = putFile({ uploadUrl: '/api/uploads/1?signature=s', file, onProgress, signal })
  return { upload, file, request: FakeRequest.last }
}

test('a file is sent raw with its type, and its upload progress is reported', async () => {
  const shares: number[] = []
  const { upload, file, request } = send((share) => shares.push(share))
  expect(request.opened).toEqual(['PUT', '/api/uploads/1?signature=s'])
  expect(request.headers).toEqual([['content-type', 'image/png']])
  expect(request.body).toBe(file)
  request.upload.onprogress?.({ loaded: 1, total: 4 })
  request.upload.onprogress?.({ loaded: 4, total: 4 })
  request.status = 200
  request.onload()
  await upload
  expect(shares).toEqual([0.25, 1])
})

test('an error status and a lost connection reject', async () => {
  const rejected = send()
  rejected.request.status = 410
  rejected.request.onload()
  await expect(rejected.upload).rejects.toThrow('410')
  const lost = send()
  lost.request.onerror()
  await expect(lost.upload).rejects.toThrow('The connection was lost')
})

test('a 503 response repeats the upload after Retry-After, three times at most', async () => {
  vi.useFakeTimers()
  try {
    const { upload } = send()
    const failure = upload.catch((error: Error) => error.message)
    for (const attempt of [1, 2, 3]) {
      expect(FakeRequest.count).toBe(attempt)
      FakeRequest.last.status = 503
      FakeRequest.last.retryAfter = '10'
      FakeRequest.last.responseText = 'busy'
      FakeRequest.last.onload()
      await vi.advanceTimersByTimeAsync(9_900)
      expect(FakeRequest.count).toBe(attempt)
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(FakeRequest.count).toBe(3)
    expect(await failure).toBe('503: busy')

    const second = send()
    second.request.status = 503
    second.request.onload()
    await vi.advanceTimersByTimeAsync(5_000)
    FakeRequest.last.status = 200
    FakeRequest.last.onload()
    await second.upload
    expect(FakeRequest.count).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('a Retry-After of an hour repeats the upload after thirty seconds', async () => {
  vi.useFakeTimers()
  try {
    const { upload, request } = send()
    request.status = 503
    request.retryAfter = '3600'
    request.onload()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(FakeRequest.count).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeRequest.count).toBe(2)
    FakeRequest.last.status = 200
    FakeRequest.last.onload()
    await upload
  } finally {
    vi.useRealTimers()
  }
})

test('an aborted upload cancels its request and rejects', async () => {
  const controller = new AbortController()
  const { upload, request } = send(undefined, controller.signal)
  controller.abort()
  expect(request.isAborted).toBe(true)
  await expect(upload).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }) as Error)
})

test('an upload that is aborted while it waits for its repetition is not repeated', async () => {
  vi.useFakeTimers()
  try {
    const controller = new AbortController()
    const { upload, request } = send(undefined, controller.signal)
    const failure = upload.catch((error: Error) => error.name)
    request.status = 503
    request.onload()
    controller.abort()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await failure).toBe('AbortError')
    expect(FakeRequest.count).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('an upload without progress for four minutes is aborted and rejects, a slow one goes on', async () => {
  vi.useFakeTimers()
  try {
    const { upload, request } = send()
    const failure = upload.catch((error: Error) => error.message)
    for (const loaded of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(239_999)
      request.upload.onprogress?.({ loaded, total: 4 })
    }
    await vi.advanceTimersByTimeAsync(239_999)
    expect(request.isAborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(request.isAborted).toBe(true)
    expect(await failure).toBe('The upload has stalled')
    expect(FakeRequest.count).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test.each([200, 410])('an upload that ended with %d is not aborted later', async (status) => {
  vi.useFakeTimers()
  try {
    const { upload, request } = send()
    request.status = status
    request.onload()
    await upload.catch(() => {})
    await vi.advanceTimersByTimeAsync(240_000)
    expect(request.isAborted).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
