import { UnplayableVideoError } from './unplayable_video_error.ts'

/** What current browsers show: H.264, VP8, VP9 and AV1. Identifiers in MP4 and QuickTime, and in WebM. */
const PLAYABLE = /^(avc[1-4]|vp08|vp09|av01|V_VP8|V_VP9|V_AV1|V_MPEG4\/ISO\/AVC)$/

/** The names of other frequent codecs, as cameras write them. */
const NAMES: [codecs: RegExp, name: string][] = [
  [/^(hvc|hev|dvh|lhv)|HEVC/, 'HEVC'],
  [/^(jpeg|mjp|dmb1)|MJPEG/, 'Motion JPEG'],
  [/^ap[co4]/, 'ProRes'],
  [/^(mp4v|xvid|divx)/i, 'MPEG-4'],
  [/^[hs]263/, 'H.263'],
]

/**
 * Throws `UnplayableVideoError` if browsers cannot show any of the video tracks. `codecs` has the identifiers of each track;
 * a track without one is left to the browser.
 */
export function assertPlayable(codecs: string[][]): void {
  const isPlayable = codecs.some((ofTrack) => ofTrack.every((codec) => PLAYABLE.test(codec)))
  if (isPlayable) return
  const codec = codecs.flat().find((each) => !PLAYABLE.test(each))!
  throw new UnplayableVideoError(
    NAMES.find(([pattern]) => pattern.test(codec))?.[1] ?? printable(codec)
  )
}

function printable(codec: string): string {
  return codec.slice(0, 20).replace(/[^\w/.-]/g, '?')
}
