import { all, type HostileFile } from '#tests/hostile/hostile_file'
import { blackPng } from '#tests/hostile/png'
import { testPicture } from '#tests/hostile/real_pictures'

/** Unusual but valid pictures of honest members. */
export async function goodPictures(): Promise<HostileFile[]> {
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => [
      `a phone’s photo, orientation ${orientation}`,
      await testPicture(640, 480).withMetadata({ orientation }).jpeg().toBuffer(),
    ])
  )
  return [
    ...all('clean', 'image/jpeg', {
      ...Object.fromEntries(turned),
      'a CMYK photo': await testPicture().toColourspace('cmyk').jpeg().toBuffer(),
      'a grey photo': await testPicture().greyscale().jpeg().toBuffer(),
      'a progressive photo': await testPicture().jpeg({ progressive: true }).toBuffer(),
      'a photo with a wide profile': await testPicture().withIccProfile('p3').jpeg().toBuffer(),
      'a panorama': await testPicture(4_000, 300).jpeg().toBuffer(),
    }),
    ...all('clean', 'image/png', {
      'forty megapixels': blackPng(7_300, 5_479),
      'sixteen bits': await testPicture().toColourspace('rgb16').png().toBuffer(),
      'an interlaced picture': await testPicture().png({ progressive: true }).toBuffer(),
      'a picture with a palette': await testPicture().png({ palette: true }).toBuffer(),
      'a transparent picture': await testPicture().ensureAlpha(0.5).png().toBuffer(),
      'a single pixel': blackPng(1, 1),
    }),
    ...all('clean', 'image/webp', {
      'a lossless picture': await testPicture().webp({ lossless: true }).toBuffer(),
      'a transparent WebP': await testPicture().ensureAlpha(0.5).webp().toBuffer(),
    }),
  ]
}
