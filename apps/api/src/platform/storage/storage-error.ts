import type { Storage } from './storage.ts'

/** The folder or bucket failed; see `cause`. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

const told = (cause: unknown): StorageError =>
  cause instanceof StorageError
    ? cause
    : new StorageError(`The file storage failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })

/** Wraps a storage so that its errors are distinguishable from the database's. */
export function withStorageErrors(storage: Storage): Storage {
  const tell =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await work(...args)
      } catch (error) {
        throw told(error)
      }
    }
  return {
    put: tell((...args) => storage.put(...args)),
    get: tell((...args) => storage.get(...args)),
    stream: tell((...args) => storage.stream(...args)),
    head: tell((...args) => storage.head(...args)),
    clearDrafts: tell((...args) => storage.clearDrafts(...args)),
    delete: tell((...args) => storage.delete(...args)),
    async *list(prefix) {
      try {
        yield* storage.list(prefix)
      } catch (error) {
        throw told(error)
      }
    }
  }
}
