import { all, type HostileFile } from '#tests/hostile/hostile_file'
import { blackPng } from '#tests/hostile/png'
import { scene } from '#tests/hostile/real_pictures'

/** What honest members send, odd as it may be. */
export async function goodPictures(): Promise<HostileFile[]> {
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => [
      `a phone’s photo, orientation ${orientation}`,
      await scene(640, 480).withMetadata({ orientation }).jpeg().toBuffer(),
    ])
  )
  return [
    ...all('clean', 'image/jpeg', {
      ...Object.fromEntries(turned),
      'a CMYK photo': await scene().toColourspace('cmyk').jpeg().toBuffer(),
      'a grey photo': await scene().greyscale().jpeg().toBuffer(),
      'a progressive photo': await scene().jpeg({ progressive: true }).toBuffer(),
      'a photo with a wide profile': await scene().withIccProfile('p3').jpeg().toBuffer(),
      'a panorama': await scene(4_000, 300).jpeg().toBuffer(),
    }),
    ...all('clean', 'image/png', {
      'forty megapixels': blackPng(7_300, 5_479),
      'sixteen bits': await scene().toColourspace('rgb16').png().toBuffer(),
      'an interlaced picture': await scene().png({ progressive: true }).toBuffer(),
      'a picture with a palette': await scene().png({ palette: true }).toBuffer(),
      'a transparent picture': await scene().ensureAlpha(0.5).png().toBuffer(),
      'a single pixel': blackPng(1, 1),
    }),
    ...all('clean', 'image/webp', {
      'a lossless picture': await scene().webp({ lossless: true }).toBuffer(),
      'a transparent WebP': await scene().ensureAlpha(0.5).webp().toBuffer(),
    }),
  ]
}
