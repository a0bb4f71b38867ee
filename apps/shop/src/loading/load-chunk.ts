/** SPEC.md point 9. */
export const chunkTimeout = 120_000

export type ChunkFailure = 'timeout' | 'missing' | 'other'

/** A chunk failed to load. Names the chunk and the reason (SPEC.md point 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly chunk: string
  readonly reason: ChunkFailure
  constructor(chunk: string, reason: ChunkFailure, cause?: unknown) {
    super(`Loading chunk ${chunk} failed (${reason})`, { cause })
    this.chunk = chunk
    this.reason = reason
  }
}

const addressIn = (error: unknown) => (error instanceof Error ? /https?:\/\/\S+/.exec(error.message)?.[0] : undefined)

/** A failed import does not expose its reason, so the file is fetched again. */
async function reasonOf(error: unknown, ask: typeof fetch): Promise<ChunkFailure> {
  const address = addressIn(error)
  if (address === undefined) return 'other'
  const answer = await ask(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404 || answer?.status === 410 ? 'missing' : 'other'
}

interface Dependencies {
  fetch?: typeof fetch
  setTimeout?: (act: () => void, delay: number) => unknown
  clearTimeout?: (timer: never) => void
}

/** Loads a screen's code; times out after {@link chunkTimeout} milliseconds. @throws {ChunkLoadError} */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
  dependencies: Dependencies = {}
): Promise<Module> {
  const { fetch: ask = fetch, setTimeout: later = setTimeout, clearTimeout: cancel = clearTimeout } = dependencies
  let timer: unknown
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = later(() => reject(new ChunkLoadError(chunk, 'timeout')), chunkTimeout)
  })
  const loaded = load().catch(async (error: unknown) => {
    throw new ChunkLoadError(chunk, await reasonOf(error, ask), error)
  })
  try {
    return await Promise.race([loaded, tooLong])
  } finally {
    cancel(timer as never)
  }
}
