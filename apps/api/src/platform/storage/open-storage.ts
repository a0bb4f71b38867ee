import type { Config } from '../config.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { withStorageErrors } from './storage-error.ts'
import type { Storage } from './storage.ts'

/** What the storage is opened with; plain data, so that a thread can be told too. */
export type StorageSettings = Pick<Config, 'dataDir' | 's3'>

/** The bucket where one is set up, else the data folder. */
export const openStorage = ({ dataDir, s3 }: StorageSettings): Storage =>
  withStorageErrors(s3 ? s3Storage(s3) : folderStorage(dataDir))
