const text = (bytes: DataView, at: number) =>
  String.fromCodePoint(...Array.from({ length: 4 }, (_, index) => bytes.getUint8(at + index)))

/** Of a WebP: its extended header comes first, and one of its flags says that EXIF follows (bit 3 of byte 20). */
const webpHasExif = (bytes: DataView) =>
  bytes.byteLength > 20 &&
  text(bytes, 0) === 'RIFF' &&
  text(bytes, 8) === 'WEBP' &&
  text(bytes, 12) === 'VP8X' &&
  (bytes.getUint8(20) & 0b1000) !== 0

/** Of a PNG: a chunk of its own, before or after the pixels. */
function pngHasExif(bytes: DataView): boolean {
  if (bytes.byteLength < 8 || bytes.getUint32(0) !== 0x89_50_4e_47) return false
  // Each chunk is its length, its type, its data and a checksum of four bytes.
  for (let at = 8; at + 12 <= bytes.byteLength; at += 12 + bytes.getUint32(at))
    if (text(bytes, at + 4) === 'eXIf') return true
  return false
}

/**
 * Whether browsers and the shop may turn a picture differently: the shop obeys the EXIF orientation of every file. All browsers do so for
 * JPEG; for PNG WebKit does not, and for WebP none does.
 */
export async function mayBeTurnedByTheShop(file: Blob): Promise<boolean> {
  if (file.type === 'image/jpeg') return false
  const bytes = new DataView(await file.arrayBuffer())
  return webpHasExif(bytes) || pngHasExif(bytes)
}
