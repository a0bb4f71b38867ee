import type { Readable } from 'node:stream'

/** What is kept: pictures people brought, thumbnails of their designs, files to print from, files that are being imported. */
const folders = ['uploads', 'previews', 'prints', 'imports'] as const

/** Names as the shop makes them, in one of its folders. */
export type FileName = `${(typeof folders)[number]}/${string}`

interface FileFacts {
  bytes: number
  changedAt: Date
}

/** Places of the first and the last byte, both within the file. */
export interface ByteRange {
  start: number
  end: number
}

export interface ListedFile extends FileFacts {
  name: FileName
}

/** Where files are kept that no database should hold: a folder, or a bucket that speaks S3. */
export interface Storage {
  /** Nobody ever sees half a file: it is there as a whole or, as before, not at all. */
  put(name: FileName, data: Uint8Array, type: string): Promise<void>
  get(name: FileName): Promise<Buffer | undefined>
  /** The same a piece at a time, for whoever hands it on; with a range only that part. `bytes` is how much comes. */
  stream(name: FileName, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | undefined>
  head(name: FileName): Promise<FileFacts | undefined>
  /** A file that is not there is as good as deleted. */
  delete(name: FileName): Promise<void>
  /** Deletes what was left half written before a moment, where anything can be. */
  clearDrafts(before: Date): Promise<void>
  /** Files whose names begin so, in no order. */
  list(prefix: FileName): AsyncIterable<ListedFile>
}

const shape = new RegExp(`^(?:${folders.join('|')})/[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*$`)

/** Whether a name is one the shop makes: no path leads out of its folders. */
export const isFileName = (name: string): name is FileName => name.length <= 200 && shape.test(name)

/** Names come from code, never from people as they are; one that could lead elsewhere is a fault of ours. */
export function checkedName(name: FileName): FileName {
  if (!isFileName(name)) throw new Error('A file was asked for by a name no folder has.')
  return name
}
