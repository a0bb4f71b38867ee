const signatureLength = 8
/** Length, type and checksum around a chunk's data. */
const chunkFrame = 12

/**
 * Whether a PNG is animated (APNG): its animation control chunk precedes the first pixels. Decoders without APNG support, such as sharp's, see one
 * frame.
 */
export function isAnimatedPng(data: Buffer): boolean {
  for (let at = signatureLength; at + chunkFrame <= data.length;) {
    const length = data.readUInt32BE(at)
    const type = data.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return length >= 4 && at + chunkFrame <= data.length && data.readUInt32BE(at + 8) > 1
    if (type === 'IDAT') return false
    at += chunkFrame + length
  }
  return false
}
