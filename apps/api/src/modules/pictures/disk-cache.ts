import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A cache of files on disk. */
export interface DiskCache {
  get(name: string): Promise<Buffer | undefined>
  /** Atomic: written to a temporary file, then renamed. */
  put(name: string, data: Uint8Array): Promise<void>
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export function openDiskCache(folder: string): DiskCache {
  return {
    async get(name) {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async put(name, data) {
      const place = join(folder, name)
      const draft = `${place}.${randomUUID()}.draft`
      await mkdir(dirname(place), { recursive: true })
      try {
        await writeFile(draft, data)
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    }
  }
}
