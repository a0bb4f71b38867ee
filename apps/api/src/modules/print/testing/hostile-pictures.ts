import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { type PngChunk, writePng } from '../pictures/png-chunks.ts'

/** For tests: malicious pictures that exhaust memory, keep the printer busy, or reference other files. */

const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 })

/** A PNG with a forged size; `pixels` are its compressed bytes. */
function png(
  width: number,
  height: number,
  pixels: Buffer,
  {
    depth = 8,
    kind = 2,
    interlaced = 0,
    extra = []
  }: { depth?: number; kind?: number; interlaced?: number; extra?: readonly PngChunk[] } = {}
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width >>> 0, 0)
  header.writeUInt32BE(height >>> 0, 4)
  header.set([depth, kind, 0, 0, interlaced], 8)
  return writePng([
    { type: 'IHDR', data: header },
    ...extra,
    { type: 'IDAT', data: pixels },
    { type: 'IEND', data: Buffer.alloc(0) }
  ])
}

const text = (value: string) => Buffer.from(value, 'latin1')

const svg = (inside: string, before = '') =>
  text(
    `<?xml version="1.0"?>${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">${inside}</svg>`
  )

const laughs = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from('bcdefghij', (name) => `<!ENTITY ${name} "${`&${String.fromCodePoint((name.codePointAt(0) ?? 0) - 1)};`.repeat(10)}">`).join('')}]>`

const page = '<html><body><script>alert(1)</script></body></html>'

/** The same scan of a progressive JPEG repeated: small to send, slow to decode. */
function manyScans(photo: Buffer): Buffer {
  const last = photo.lastIndexOf(Buffer.from('ffda', 'hex'))
  const scan = photo.subarray(last, -2)
  return Buffer.concat([
    photo.subarray(0, last),
    ...Array.from({ length: 3000 }, () => scan),
    Buffer.from('ffd9', 'hex')
  ])
}

/** A JPEG with a forged size. */
function resized(photo: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(photo)
  const frame = copy.indexOf(Buffer.from('ffc0', 'hex'))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

export async function hostilePictures(): Promise<ReadonlyMap<string, Buffer>> {
  const noise = sharp(Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, index) => (index * 7919) % 256)), {
    raw: { width: 64, height: 48, channels: 3 }
  })
  const [goodPng, goodJpeg, progressive, goodWebp] = await Promise.all([
    noise.clone().png().toBuffer(),
    noise.clone().jpeg().toBuffer(),
    noise.clone().jpeg({ progressive: true }).toBuffer(),
    noise.clone().webp().toBuffer()
  ])
  const frames = [goodPng, await noise.clone().negate().png().toBuffer()]
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const [gif, tiff, cmyk] = await Promise.all([
    noise.clone().gif().toBuffer(),
    noise.clone().tiff().toBuffer(),
    noise.clone().toColourspace('cmyk').jpeg().toBuffer()
  ])
  const vast = Buffer.from(goodWebp)
  vast.writeUInt32LE(0x3fff3fff, 26)
  const bombed = (type: string, head: Buffer) =>
    png(2, 2, zeros(14), { extra: [{ type, data: Buffer.concat([head, zeros(100_000_000)]) }] })
  const lengthless = Buffer.from(goodPng)
  lengthless.writeUInt32BE(0xffffffff, 33)
  const damaged = Buffer.from(goodPng)
  damaged.fill(0x5a, 80, 140)

  return new Map(
    Object.entries({
      'PNG of 400 megapixels in a few kilobytes': png(20_000, 20_000, zeros(20_000 * 2501), { depth: 1, kind: 0 }),
      'PNG of 50 megapixels': png(8000, 6250, zeros(6250 * 24_001)),
      'PNG as large as its header can say': png(0x7fffffff, 0x7fffffff, zeros(100)),
      'PNG beyond what its header can say': png(0xffffffff, 0xffffffff, zeros(100)),
      'PNG without size': png(0, 0, zeros(100)),
      'PNG of a thin line': png(1, 39_000_000, zeros(39_000_000 * 4)),
      'PNG whose pixels unpack to a hundred times its size': png(2, 2, zeros(100_000_000)),
      'PNG with too few pixels': png(2000, 2000, zeros(100)),
      'PNG that breaks off': goodPng.subarray(0, 200),
      'PNG with damaged pixels': damaged,
      'PNG with a chunk longer than the file': lengthless,
      'PNG that is only a signature': goodPng.subarray(0, 8),
      'PNG with a bomb for a colour profile': bombed('iCCP', text('icc\0\0')),
      'PNG with a bomb for a text': bombed('zTXt', text('Comment\0\0')),
      'PNG of a hundred thousand chunks': png(2, 2, zeros(14), {
        extra: Array.from({ length: 100_000 }, () => ({ type: 'teXt', data: Buffer.alloc(0) }))
      }),
      'PNG with a palette that ends too soon': png(2, 2, deflateSync(Buffer.from([0, 200, 201, 0, 202, 255])), {
        kind: 3,
        extra: [{ type: 'PLTE', data: Buffer.from([1, 2, 3]) }]
      }),
      'PNG of sixteen bits, interlaced': png(3, 3, zeros(200), { depth: 16, kind: 6, interlaced: 1 }),
      'PNG of an unknown kind': png(2, 2, zeros(14), { depth: 3, kind: 5 }),
      'PNG that moves': png(2, 2, zeros(14), {
        extra: [{ type: 'acTL', data: Buffer.from([0, 0, 255, 255, 0, 0, 0, 0]) }]
      }),
      'PNG with a page behind it': Buffer.concat([goodPng, text(page)]),
      'PNG with an archive behind it': Buffer.concat([goodPng, text('PK\x03\x04'), Buffer.alloc(1000)]),
      'PNG signature before a drawing': Buffer.concat([
        goodPng.subarray(0, 8),
        svg('<image href="file:///etc/passwd"/>')
      ]),
      'JPEG that breaks off': goodJpeg.subarray(0, 400),
      'JPEG as large as its header can say': resized(goodJpeg, 65_535, 65_535),
      'JPEG of other sizes than it has': resized(goodJpeg, 640, 480),
      'JPEG that is only a header': goodJpeg.subarray(0, 20),
      'JPEG of three thousand scans': manyScans(progressive),
      'JPEG in the colours of ink': cmyk,
      'JPEG with a script for a comment': Buffer.concat([
        goodJpeg.subarray(0, 2),
        Buffer.from('fffe0040', 'hex'),
        text('*/=1;alert(1)/*'.padEnd(62)),
        goodJpeg.subarray(2)
      ]),
      'JPEG with a page behind it': Buffer.concat([goodJpeg, text(page)]),
      'WebP that breaks off': goodWebp.subarray(0, 60),
      'WebP that moves': moving,
      'WebP of a size it has not': vast,
      'WebP that is only a header': goodWebp.subarray(0, 12),
      GIF: gif,
      TIFF: tiff,
      'drawing with a script': svg('<script>fetch("http://127.0.0.1/")</script>'),
      'drawing that reads a file': svg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'drawing that laughs a billion times': svg('<text>&j;</text>', laughs),
      'drawing that asks the network': svg(
        '<image xlink:href="http://169.254.169.254/latest/meta-data/" width="10" height="10"/>'
      ),
      'drawing that shows itself': svg(
        '<image href="data:image/svg+xml,%3Csvg/%3E"/><use href="#a"/><g id="a"><use href="#a"/></g>'
      ),
      'drawing in a parcel': gzipSync(svg('<rect width="9" height="9"/>')),
      'commands for another painter': text(
        'push graphic-context\nviewbox 0 0 640 480\nfill \'url(https://127.0.0.1/"|id; ")\'\npop graphic-context'
      ),
      PDF: text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
      page: text(page),
      nothing: Buffer.alloc(0)
    })
  )
}

/** Unknown upload ids: addresses and paths that must not be resolved. */
export const hostileIdentifiers = [
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'https://picture.invalid/0',
  '../../../../etc/passwd',
  '/etc/passwd',
  'data:image/svg+xml,<svg/>',
  '"/><image href="file:///etc/passwd"/>',
  '&xxe;',
  '</svg>',
  '__proto__',
  'constructor'
]
