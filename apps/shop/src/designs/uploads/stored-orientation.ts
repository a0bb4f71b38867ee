const text = (bytes: DataView, at: number) =>
  String.fromCodePoint(...Array.from({ length: 4 }, (_, index) => bytes.getUint8(at + index)))

/** WebP: bit 3 of byte 20 in the extended header indicates EXIF. */
const webpHasExif = (bytes: DataView) =>
  bytes.byteLength > 20 &&
  text(bytes, 0) === 'RIFF' &&
  text(bytes, 8) === 'WEBP' &&
  text(bytes, 12) === 'VP8X' &&
  (bytes.getUint8(20) & 0b1000) !== 0

/** PNG: a separate chunk, before or after the pixels. */
function pngHasExif(bytes: DataView): boolean {
  if (bytes.byteLength < 8 || bytes.getUint32(0) !== 0x89_50_4e_47) return false
  // A chunk is its length, type, data and a four-byte checksum.
  for (let at = 8; at + 12 <= bytes.byteLength; at += 12 + bytes.getUint32(at))
    if (text(bytes, at + 4) === 'eXIf') return true
  return false
}

/**
 * Whether browser and API may apply different orientations. The API applies EXIF for all formats; all browsers do for
 * JPEG, WebKit does not for PNG, and none does for WebP.
 */
export async function mayBeTurnedByTheShop(file: Blob): Promise<boolean> {
  if (file.type === 'image/jpeg') return false
  const bytes = new DataView(await file.arrayBuffer())
  return webpHasExif(bytes) || pngHasExif(bytes)
}
