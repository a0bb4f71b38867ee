import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type FileName, type Storage, checkedName, isFileName } from './storage.ts'

/** The result of `read`, or undefined if the file does not exist. */
async function ifThere<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return undefined
    throw error
  }
}

/** Iterates over the files of a folder and its subfolders lazily: there may be a million. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await ifThere(() => opendir(folder, { bufferSize: 256 }))
  if (!entries) return
  for await (const entry of entries) {
    const place = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(place)
    else if (entry.isFile()) yield place
  }
}

/** Stores files in a folder, by name. */
export function folderStorage(root: string): Storage {
  const placeOf = (name: FileName) => join(root, checkedName(name))
  return {
    async put(name, data) {
      const place = placeOf(name)
      // Outside of the listed folders, so that lists never show partial files.
      const draft = join(root, '.drafts', randomUUID())
      await Promise.all([mkdir(dirname(place), { recursive: true }), mkdir(dirname(draft), { recursive: true })])
      try {
        await writeFile(draft, data, { flush: true })
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: (name) => ifThere(() => readFile(placeOf(name))),
    stream: (name, range) =>
      ifThere(async () => {
        // Opened first: a file deleted meanwhile is still read to its end.
        const file = await open(placeOf(name))
        const { size } = await file.stat()
        return {
          stream: createReadStream('', { fd: file, ...range }),
          bytes: range ? range.end - range.start + 1 : size
        }
      }),
    head: (name) =>
      ifThere(async () => {
        const { size, mtime } = await stat(placeOf(name))
        return { bytes: size, changedAt: mtime }
      }),
    delete: (name) => rm(placeOf(name), { force: true }),
    async clearDrafts(before) {
      const folder = join(root, '.drafts')
      for (const name of (await ifThere(() => readdir(folder))) ?? []) {
        const facts = await ifThere(() => stat(join(folder, name)))
        if (facts && facts.mtime < before) await rm(join(folder, name), { force: true })
      }
    },
    async *list(prefix) {
      for await (const place of filesIn(join(root, dirname(`${prefix}_`)))) {
        const name = relative(root, place).split(sep).join('/')
        if (!isFileName(name) || !name.startsWith(prefix)) continue
        const facts = await ifThere(() => stat(place))
        if (facts) yield { name, bytes: facts.size, changedAt: facts.mtime }
      }
    }
  }
}
