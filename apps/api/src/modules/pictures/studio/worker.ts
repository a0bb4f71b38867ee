import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { FontSet } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import type { AssetSize } from '@motif/mockup'
import sharp from 'sharp'
import { type StorageSettings, openStorage } from '../../../platform/storage/open-storage.ts'
import { imagesOf } from '../../uploads/files.ts'
import type { Artwork } from '../artwork.ts'
import type { ViewId } from '../views.ts'
import { paintArtwork } from './ink.ts'
import { type RenderRequest, render } from './render.ts'
import { viewFile } from './view-file.ts'

/** What the studio makes: pictures of goods, what a browser draws a view from, or what is printed as a picture of its own. */
export type StudioRequest = ({ kind: 'picture' } & RenderRequest) | { kind: 'view'; view: ViewId; size: AssetSize } | { kind: 'artwork'; artwork: Artwork; longest: number }

export interface Task {
  id: number
  request: StudioRequest
}

export type Result = { id: number; files: Uint8Array[] } | { id: number; error: string }

// What is read is kept as layers; kept a second time by the library it would only cost memory.
sharp.cache(false)

const storage = openStorage(workerData as StorageSettings)

// On Linux this is the thread's own priority: answering people comes before painting for them.
if (process.platform === 'linux') setPriority(10)

let fonts: Promise<FontSet> | undefined

async function make(request: StudioRequest): Promise<Buffer[]> {
  if (request.kind === 'view') return [await viewFile(request.view, request.size)]
  fonts ??= loadFonts()
  const images = await imagesOf(storage, request.artwork?.nodes ?? [])
  if (request.kind === 'picture') return render(request, await fonts, images)
  const { artwork, longest } = request
  return [await paintArtwork(artwork, { width: longest, height: longest }, await fonts, images).webp({ lossless: true, effort: 4 }).toBuffer()]
}

async function work({ id, request }: Task): Promise<Result> {
  try {
    const files = await make(request)
    return { id, files: files.map((file) => new Uint8Array(file)) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (task: Task) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void work(task).then((result) => parentPort?.postMessage(result))
})
