/** Requests made while `run` ran, and the growth of array buffers in bytes. */
export async function watched(run: () => Promise<void>): Promise<{ asked: unknown[]; bytesLeft: number }> {
  const asked: unknown[] = []
  const { fetch } = globalThis
  globalThis.fetch = (...call) => {
    asked.push(call[0])
    return fetch(...call)
  }
  const before = process.memoryUsage().arrayBuffers
  try {
    await run()
  } finally {
    globalThis.fetch = fetch
  }
  return { asked, bytesLeft: process.memoryUsage().arrayBuffers - before }
}
