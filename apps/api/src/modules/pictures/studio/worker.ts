import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { FontSet } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { type StorageSettings, openStorage } from '../../../platform/storage/open-storage.ts'
import { imagesOf } from '../../uploads/files.ts'
import { type RenderRequest, render } from './render.ts'

export interface Task {
  id: number
  request: RenderRequest
}

export type Result = { id: number; files: Uint8Array[] } | { id: number; error: string }

const storage = openStorage(workerData as StorageSettings)

// On Linux this is the thread's own priority: answering people comes before painting for them.
if (process.platform === 'linux') setPriority(10)

let fonts: Promise<FontSet> | undefined

async function work({ id, request }: Task): Promise<Result> {
  try {
    fonts ??= loadFonts()
    const images = await imagesOf(storage, request.artwork?.nodes ?? [])
    const files = await render(request, await fonts, images)
    return { id, files: files.map((file) => new Uint8Array(file)) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (task: Task) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void work(task).then((result) => parentPort?.postMessage(result))
})
