type Handle = (value: unknown) => unknown
type Answered = (answers: unknown[]) => void

interface OpenOptions {
  url: string
  where: HTMLElement
}

type Letter =
  | { gapi: 'question'; id: number; name: string; value: unknown }
  | { gapi: 'answer'; id: number; value: unknown }

/**
 * Replaces Google's `api.js`, which the page and the frame of the Auth emulator both load: request and response by name between
 * two windows. It is serialized to run in the browser, so it must not use anything outside its body.
 */
export function gapi(): void {
  const handlers = new Map<string, Handle>()
  const waiting = new Map<number, Answered>()
  /** Requests that arrived before their handler was registered. */
  let early: MessageEvent[] = []
  let lastId = 0

  const isLetter = (data: unknown): data is Letter => typeof data === 'object' && data !== null && 'gapi' in data

  async function answer({ data, source }: MessageEvent, handle: Handle): Promise<void> {
    const value = await handle(data.value)
    source?.postMessage({ gapi: 'answer', id: data.id, value }, { targetOrigin: '*' })
  }

  function register(name: string, handle: Handle): void {
    handlers.set(name, handle)
    const due = early.filter(({ data }) => data.name === name)
    early = early.filter((event) => !due.includes(event))
    for (const event of due) void answer(event, handle)
  }

  addEventListener('message', (event) => {
    if (!isLetter(event.data)) return
    if (event.data.gapi === 'answer') {
      const answered = waiting.get(event.data.id)
      waiting.delete(event.data.id)
      try {
        answered?.([event.data.value])
      } catch {
        // Google's script swallows such errors, too; the SDK throws one after each answer about storage.
      }
      return
    }
    const handle = event.data.name === 'ping' ? () => null : handlers.get(event.data.name)
    if (handle) void answer(event, handle)
    else early.push(event)
  })

  function lineTo(peer: () => Window | null) {
    const ask = (name: string, value: unknown, answered: Answered): number => {
      lastId += 1
      waiting.set(lastId, answered)
      peer()?.postMessage({ gapi: 'question', id: lastId, name, value }, '*')
      return lastId
    }
    return {
      register,
      restyle: async () => undefined,
      send: (name: string, value: unknown, answered: Answered = () => undefined) => void ask(name, value, answered),
      /** Repeats the request until the frame has loaded far enough to answer. */
      ping: (answered: Answered) =>
        new Promise<unknown[]>((resolve) => {
          const again = setInterval(() => ask('ping', null, reached), 50)
          function reached(answers: unknown[]) {
            clearInterval(again)
            answered(answers)
            resolve(answers)
          }
        })
    }
  }

  async function openFrame(
    { url, where }: OpenOptions,
    opened: (line: ReturnType<typeof lineTo>) => unknown
  ): Promise<unknown> {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.src = url
    where.append(frame)
    return opened(lineTo(() => frame.contentWindow))
  }

  const page = window as unknown as Record<string, unknown>
  const context = { open: openFrame, getParentIframe: () => lineTo(() => window.parent) }
  page['gapi'] = {
    load: (_parts: string, { callback }: { callback: () => void }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Function }
  }
  const asked = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload') ?? 'gapi_onload'
  setTimeout(() => (page[asked] as (() => void) | undefined)?.())
}
