import { all, HIDDEN, type HostileFile } from '#tests/hostile/hostile_file'
import { realPictures } from '#tests/hostile/real_pictures'

const MEGABYTE = 1024 * 1024

/** Empty files, noise, files of two formats, and pictures with a wrong first byte. */
export async function oddBytes(): Promise<HostileFile[]> {
  const { jpeg, png, webp } = await realPictures()
  const pdf = `%PDF-1.7\n1 0 obj<</JS(${HIDDEN})>>endobj\n`
  return [
    ...all(422, 'image/jpeg', {
      'nothing': '',
      'one byte': '\xff',
      'a line': '\n',
      'a megabyte of NUL': Buffer.alloc(MEGABYTE),
      'ten megabytes of NUL': Buffer.alloc(10 * MEGABYTE),
      'ten megabytes of ones': Buffer.alloc(10 * MEGABYTE, 0xff),
      'a hundred bytes of noise': noise(100),
      'a megabyte of noise': noise(MEGABYTE),
      'noise after the start of a JPEG': Buffer.concat([jpeg.subarray(0, 20), noise(40_000)]),
      'noise after the start of a PNG': Buffer.concat([png.subarray(0, 33), noise(40_000)]),
      'noise after the start of a WebP': Buffer.concat([webp.subarray(0, 20), noise(40_000)]),
      'a JPEG without its first byte': jpeg.subarray(1),
      'a PNG without its first byte': png.subarray(1),
      'a WebP without its first byte': webp.subarray(1),
      'a JPEG after a line': Buffer.concat([Buffer.from('\n'), jpeg]),
      'a JPEG inside of a PDF': Buffer.concat([Buffer.from(pdf), jpeg]),
      'a JPEG after a script': Buffer.concat([Buffer.from(HIDDEN), jpeg]),
      'a JPEG backwards': Buffer.from(jpeg).reverse(),
    }),
    ...all(413, 'image/jpeg', {
      'a byte more than ten megabytes': Buffer.alloc(10 * MEGABYTE + 1),
    }),
    ...all('clean', 'image/jpeg', {
      'a JPEG before a page': Buffer.concat([jpeg, Buffer.from(`<!doctype html>${HIDDEN}`)]),
      'a JPEG before PHP': Buffer.concat([jpeg, Buffer.from(`<?php ${HIDDEN}`)]),
      'a JPEG before a PDF': Buffer.concat([jpeg, Buffer.from(pdf)]),
      'a PNG before a ZIP': Buffer.concat([png, Buffer.from(`PK\x03\x04${HIDDEN}PK\x05\x06`)]),
      'a WebP before a program': Buffer.concat([webp, Buffer.from(`\x7fELF${HIDDEN}`)]),
      'a JPEG before nine megabytes of noise': Buffer.concat([jpeg, noise(9 * MEGABYTE)]),
    }),
  ]
}

/** Deterministic noise. */
function noise(bytes: number): Buffer {
  const noise = Buffer.alloc(bytes)
  let state = 20_241_121
  for (let at = 0; at < bytes; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    noise[at] = state >>> 24
  }
  return noise
}
