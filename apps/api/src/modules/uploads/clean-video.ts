import { Worker } from 'node:worker_threads'
import type { Reason, UploadedVideo } from '@motif/contract'
import { ProblemError } from '../../platform/problem.ts'
import { decodeQueue } from './decode-queue.ts'

export type VideoFacts = Pick<UploadedVideo, 'type' | 'width' | 'height' | 'seconds'>

/** A video as the shop keeps it: written by us, without anything but pictures and sound. */
export interface RewrittenVideo {
  data: Uint8Array
  facts: VideoFacts
}

export type VideoRefusal = Extract<Reason, `video-${string}`>

/** How long a video may take to be read and written anew; one of 32 MB takes less than a second. */
const timeoutMs = 20_000

/** Beside the files themselves: what a made-up table of contents may grow to. */
const heapMb = 192

/** Runs in a thread, so that a file made to keep its reader busy keeps nobody else waiting. */
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

/** Checks a video by its bytes and writes it anew. Throws `invalid-upload` with the reason. */
export async function cleanVideo(data: Uint8Array): Promise<RewrittenVideo> {
  const result = await decodeQueue(() => rewritten(data))
  if (typeof result === 'string') throw new ProblemError(result)
  return result
}
