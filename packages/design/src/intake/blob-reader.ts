/** Read of a file at a time: what is looked for lies in a few places of it, and the whole may be 200 MB. */
const windowBytes = 1024 * 1024

export interface BlobReader {
  /** Bytes from a place on, fewer where the file ends. At most a megabyte. */
  at: (place: number, length: number) => Promise<DataView>
  length: number
}

/** Reads a file in windows, of which the last one is kept. */
export function blobReader(file: Blob): BlobReader {
  let from = 0
  let held = new ArrayBuffer(0)
  return {
    length: file.size,
    at: async (place, length) => {
      const end = Math.min(file.size, place + Math.min(length, windowBytes))
      if (place >= file.size) return new DataView(new ArrayBuffer(0))
      if (place < from || end > from + held.byteLength) {
        held = await file.slice(place, place + windowBytes).arrayBuffer()
        from = place
      }
      return new DataView(held, place - from, end - place)
    }
  }
}

/** So many characters of one byte each; fewer where the bytes end. */
export const lettersAt = (bytes: DataView, at: number, count: number): string =>
  Array.from({ length: Math.max(0, Math.min(count, bytes.byteLength - at)) }, (_, index) =>
    String.fromCodePoint(bytes.getUint8(at + index))
  ).join('')
