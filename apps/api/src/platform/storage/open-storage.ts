import type { Config } from '../config.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { withStorageErrors } from './storage-error.ts'
import type { Storage } from './storage.ts'

/** Settings of the storage: plain data, so that they can be passed to a worker thread. */
export type StorageSettings = Pick<Config, 'dataDir' | 's3'>

/** The bucket if one is configured, else the data folder. */
export const openStorage = ({ dataDir, s3 }: StorageSettings): Storage =>
  withStorageErrors(s3 ? s3Storage(s3) : folderStorage(dataDir))
