import type { Readable } from 'node:stream'

/** Folders: uploads, design thumbnails, print files, files to import, cached pictures of products. */
const folders = ['uploads', 'previews', 'prints', 'imports', 'pictures'] as const

/** File names, each in one of the shop's folders. */
export type FileName = `${(typeof folders)[number]}/${string}`

interface FileFacts {
  bytes: number
  changedAt: Date
}

/** Positions of the first and last byte, both within the file. */
export interface ByteRange {
  start: number
  end: number
}

export interface ListedFile extends FileFacts {
  name: FileName
}

/** Storage for files too large for the database: a folder, or an S3 bucket. */
export interface Storage {
  /** Writes a file atomically: readers see it whole or not at all. */
  put(name: FileName, data: Uint8Array, type: string): Promise<void>
  get(name: FileName): Promise<Buffer | undefined>
  /** Streams a file, or the given range of it. `bytes` is the length of the stream. */
  stream(name: FileName, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | undefined>
  head(name: FileName): Promise<FileFacts | undefined>
  /** Deletes a file. A missing file is no error. */
  delete(name: FileName): Promise<void>
  /** Deletes partial files from before a moment, if there can be any. */
  clearDrafts(before: Date): Promise<void>
  /** Files whose names start with a prefix, in no order. */
  list(prefix: FileName): AsyncIterable<ListedFile>
}

const shape = new RegExp(`^(?:${folders.join('|')})/[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*$`)

/** Whether a name is valid: no name leads out of the folders. */
export const isFileName = (name: string): name is FileName => name.length <= 200 && shape.test(name)

/** Names come from code, never directly from users. An invalid one is a bug. */
export function checkedName(name: FileName): FileName {
  if (!isFileName(name)) throw new Error('A file was asked for by a name no folder has.')
  return name
}
