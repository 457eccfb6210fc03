import { all, HIDDEN, type HostileFile } from '#tests/hostile/hostile_file'
import { realPictures, testPicture } from '#tests/hostile/real_pictures'
import { mp4 } from '#tests/film'

const SVG = 'xmlns="http://www.w3.org/2000/svg" width="9" height="9"'

/** Files of other formats with the type of a JPEG, PNG or WebP. */
export async function disguisedFiles(): Promise<HostileFile[]> {
  const { jpeg, png, webp } = await realPictures()
  return [
    ...all(422, 'image/png', {
      'an SVG with a script': `<svg ${SVG}>${HIDDEN}</svg>`,
      'an SVG that reads a file': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}><text>&x;</text></svg>`,
      'an SVG that calls another site': `<svg ${SVG}><image href="http://127.0.0.1:1/x.png"/></svg>`,
      'an SVG of a billion laughs': billionLaughs(),
      'an SVG after a declaration': `<?xml version="1.0"?><svg ${SVG}/>`,
      'a page': `<!doctype html><body>${HIDDEN}`,
      'a script': `alert(1)//${HIDDEN}`,
      'PHP': `<?php system($_GET['x']); ?>`,
      'a shell script': '#!/bin/sh\nrm -rf /\n',
      'a playlist': '#EXTM3U\n#EXT-X-TARGETDURATION:1\nfile:///etc/passwd\n',
      'a list of films': "ffconcat version 1.0\nfile '/etc/passwd'\n",
      'a vector program': 'push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context',
      'PostScript': '%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file\n',
      'a PDF': `%PDF-1.7\n1 0 obj<</JS(${HIDDEN})>>endobj`,
      'a ZIP': 'PK\x03\x04\x14\0\0\0\x08\0',
      'an ELF program': '\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0>\0',
      'a Windows program': 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff',
      'a Java class': '\xca\xfe\xba\xbe\0\0\0\x34',
      'WebAssembly': '\0asm\x01\0\0\0',
      'a GZIP': '\x1f\x8b\x08\0\0\0\0\0\0\x03',
      'a Flash film': 'FWS\x0a\x64\0\0\0',
      'a font': 'wOF2\0\x01\0\0',
      'a film': mp4(),
      'a sound': 'RIFF\x24\0\0\0WAVEfmt ',
    }),
    ...all(422, 'image/jpeg', {
      'a GIF': await testPicture(40, 30).gif().toBuffer(),
      'a GIF with a script': `GIF89a/*\0\0\0\0*/=1;${HIDDEN}`,
      'a TIFF': await testPicture(40, 30).tiff().toBuffer(),
      'an AVIF': await testPicture(40, 30).avif({ effort: 0 }).toBuffer(),
      'a HEIC': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      'a big TIFF': 'II+\0\x08\0\0\0\x10\0\0\0\0\0\0\0',
      'a BMP': `BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0`,
      'an icon': '\0\0\x01\0\x01\0\x01\x01\0\0\x01\0\x18\0',
      'a cursor': '\0\0\x02\0\x01\0\x01\x01\0\0\x01\0\x18\0',
      'a Photoshop file': '8BPS\0\x01\0\0\0\0\0\0\0\x03\0\0\0\x01\0\0\0\x01\0\x08\0\x03',
      'a JPEG XL': '\xff\x0a\xfa\x01\x90\x01\0',
      'a JPEG XL in a container': '\0\0\0\x0cJXL \x0d\x0a\x87\x0a',
      'a JPEG 2000': '\0\0\0\x0cjP  \x0d\x0a\x87\x0a',
      'a PNM': 'P6 1 1 255 abc',
      'an HDR': '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n',
      'an EXR': 'v/1\x01\x02\0\0\0',
      'a FITS': 'SIMPLE  =                    T',
      'a DDS': 'DDS |\0\0\0',
      'a QOI': 'qoif\0\0\0\x01\0\0\0\x01\x03\0',
      'a MATLAB file': 'MATLAB 5.0 MAT-file',
      'a library’s own format': '\x08\xf2\xa6\xb6\0\0\0\x01\0\0\0\x01',
    }),
    ...all(415, 'text/html', { 'a real picture as a page': jpeg }),
    ...all(415, 'image/svg+xml', { 'a real picture as an SVG': png }),
    ...all(415, 'image/gif', { 'a real picture as a GIF': webp }),
    ...all(415, 'application/octet-stream', { 'a real picture as bytes': jpeg }),
    ...all(415, 'multipart/form-data; boundary=x', { 'a real picture as a form': jpeg }),
    ...all(415, 'image/jpeg,image/svg+xml', { 'a real picture as two things': jpeg }),
    ...all('clean', 'image/png', { 'a JPEG as a PNG': jpeg, 'a WebP as a PNG': webp }),
    ...all('clean', 'image/webp', { 'a PNG as a WebP': png }),
  ]
}

function billionLaughs(): string {
  const laughs = Array.from({ length: 9 }, (_, at) => {
    return `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`
  })
  return `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs.join('')}]><svg ${SVG}><text>&l9;</text></svg>`
}
