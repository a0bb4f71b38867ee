import { type ShrinkOrder, type ShrunkPicture, shrink } from './shrink.ts'

export type ShrinkAnswer = { progress: number } | { shrunk: ShrunkPicture } | { error: string }

// Of a worker's scope the library knows what a window has, too.
const scope = self as unknown as { postMessage: (message: ShrinkAnswer) => void }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const tell = (answer: ShrinkAnswer) => scope.postMessage(answer)

self.addEventListener('message', ({ data }: MessageEvent<ShrinkOrder>) => {
  shrink(data, (progress) => tell({ progress }))
    .then((shrunk) => tell({ shrunk }))
    .catch((error: unknown) => tell({ error: error instanceof Error ? error.message : String(error) }))
})
