/** Read window: the needed bytes are in few places of files of up to 200 MB. */
const windowBytes = 1024 * 1024

export interface BlobReader {
  /** Bytes from an offset on, at most a megabyte; fewer at the end of the file. */
  at: (place: number, length: number) => Promise<DataView>
  length: number
}

/** Reads a file in windows, and caches the last one. */
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

/** Decodes up to `count` Latin-1 characters; fewer at the end of the bytes. */
export const lettersAt = (bytes: DataView, at: number, count: number): string =>
  Array.from({ length: Math.max(0, Math.min(count, bytes.byteLength - at)) }, (_, index) =>
    String.fromCodePoint(bytes.getUint8(at + index))
  ).join('')
