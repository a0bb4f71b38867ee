import { Worker } from 'node:worker_threads'
import type { Reason, UploadedVideo } from '@motif/contract'
import { ProblemError } from '../../platform/problem.ts'
import { decodeQueue } from './decode-queue.ts'

export type VideoFacts = Pick<UploadedVideo, 'type' | 'width' | 'height' | 'seconds'>

/** A video as stored: remuxed, without metadata. */
export interface RewrittenVideo {
  data: Uint8Array
  facts: VideoFacts
}

export type VideoRefusal = Extract<Reason, `video-${string}`>

/** Milliseconds to read and remux a video; one of 32 MB takes less than a second. */
const timeoutMs = 20_000

/** Heap limit beside the files themselves, against a forged index. */
const heapMb = 192

/** Runs in a worker thread, so that a malicious file does not block the server. */
const rewritten = (data: Uint8Array) =>
  new Promise<RewrittenVideo | VideoRefusal>((resolve) => {
    const thread = new Worker(new URL('rewrite-video.ts', import.meta.url), {
      workerData: data,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMb }
    })
    const end = (result: RewrittenVideo | VideoRefusal) => {
      clearTimeout(timer)
      void thread.terminate()
      resolve(result)
    }
    const timer = setTimeout(() => end('video-too-slow'), timeoutMs)
    thread.once('message', end)
    thread.once('error', () => end('video-damaged'))
  })

/** Validates a video by its bytes and remuxes it. Throws `invalid-upload` with the reason. */
export async function cleanVideo(data: Uint8Array): Promise<RewrittenVideo> {
  const result = await decodeQueue(() => rewritten(data))
  if (typeof result === 'string') throw new ProblemError(result)
  return result
}
