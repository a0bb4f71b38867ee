import type { Upload } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import type { Observable } from '@motif/design'
import { FlowError, failureOf } from '@motif/flows/outcome'
import type { UploadPlace, UploadState } from '@motif/ui/screens/design-tool'
import { createStore } from '../../services/store.ts'
import type { LocalPicture } from './local-pictures.ts'

export interface Picture {
  file: File
  /** As this device shows it, once it is read. */
  local: LocalPicture | undefined
  /** Where it will lie. */
  place: UploadPlace | undefined
}

/** Says where a picture of such a size is to lie; `index` of those under way. */
export type PlaceFor = (size: Pick<LocalPicture, 'width' | 'height'>, index: number) => UploadPlace | undefined

interface Dependencies {
  send: (file: File, going: { onProgress: (progress: number) => void; signal: AbortSignal }) => Promise<Upload>
  newId: () => string
  look: (file: File) => Promise<LocalPicture | undefined>
  forget: (picture: LocalPicture | undefined) => void
}

export interface Uploads extends Observable<readonly UploadState[]> {
  start: (file: File, placeFor: PlaceFor) => void
  retry: (id: string) => void
  /** Ends it where it is under way, and forgets it. */
  dismiss: (id: string) => void
  /** Tells of each that has come. */
  onUploaded: (listener: (upload: Upload & Picture) => void) => () => void
  /** Ends all that are under way. */
  close: () => void
}

const kinds = new Set(['image/png', 'image/jpeg', 'image/webp'])
/** At once; the others wait their turn. */
const most = 3

/** What the shop would refuse is told without sending it. Where the browser cannot tell the kind, the shop does. */
export function refusalOf({ size, type }: File): FlowError | undefined {
  if (type !== '' && !kinds.has(type)) return new FlowError('', { code: 'unsupported-media-type' })
  return size > limits.uploadBytesMax ? new FlowError('', { code: 'too-large' }) : undefined
}

interface Running extends Picture {
  state: UploadState
  sending: AbortController | undefined
  placeFor: PlaceFor
}

/** Pictures on their way, in the order they were chosen; each is handed on when it is there. */
export function createUploads({ send, newId, look, forget }: Dependencies): Uploads {
  const running = new Map<string, Running>()
  const takers = new Set<(upload: Upload & Picture) => void>()
  const states = createStore<readonly UploadState[]>([])
  const tell = () => states.set([...running.values()].map(({ state }) => state))
  const fail = (id: string, error: unknown) => {
    const one = running.get(id)
    if (one) running.set(id, { ...one, sending: undefined, state: { ...one.state, failure: failureOf(error) } })
  }

  const patch = (id: string, change: Partial<Running>) => {
    const one = running.get(id)
    if (one) running.set(id, { ...one, ...change })
  }
  /** What is seen of a picture does not wait for its way to the shop. */
  async function show(id: string, { file, placeFor }: Running) {
    const local = await look(file)
    const one = running.get(id)
    if (!local || !one) return forget(local)
    const place = placeFor(local, [...running.keys()].indexOf(id))
    patch(id, { local, place, state: { ...one.state, ...(place && { shown: { ...place, address: local.address } }) } })
    tell()
  }

  async function run(id: string, { file, placeFor }: Running) {
    const sending = new AbortController()
    patch(id, { sending })
    try {
      const onProgress = (progress: number) => {
        const one = running.get(id)
        if (one?.sending !== sending) return
        patch(id, { state: { ...one.state, progress } })
        tell()
      }
      const upload = await send(file, { onProgress, signal: sending.signal })
      const one = running.get(id)
      if (sending.signal.aborted || !one) return
      // A small one is at the shop before this device has read it.
      const place = one.place ?? placeFor(upload, [...running.keys()].indexOf(id))
      running.delete(id)
      for (const take of takers) take({ ...upload, file, local: one.local, place })
    } catch (error) {
      if (sending.signal.aborted) return
      fail(id, error)
    }
    advance()
  }
  /** Sends the next ones as far as there is room. */
  function advance() {
    const under = [...running.values()].filter(({ sending }) => sending !== undefined).length
    const waiting = [...running.values()].filter(
      ({ sending, state }) => sending === undefined && state.failure === undefined
    )
    for (const one of waiting.slice(0, Math.max(0, most - under))) void run(one.state.id, one)
    tell()
  }

  return {
    getSnapshot: states.get,
    subscribe: states.subscribe,
    start: (file, placeFor) => {
      const id = newId()
      const one: Running = {
        file,
        placeFor,
        local: undefined,
        place: undefined,
        sending: undefined,
        state: { id, fileName: file.name, progress: 0 }
      }
      running.set(id, one)
      const refusal = refusalOf(file)
      if (refusal) fail(id, refusal)
      else void show(id, one)
      advance()
    },
    retry: (id) => {
      const one = running.get(id)
      if (one?.state.failure === undefined) return
      const { failure: _failure, ...state } = one.state
      running.set(id, { ...one, state: { ...state, progress: 0 } })
      advance()
    },
    dismiss: (id) => {
      const one = running.get(id)
      running.delete(id)
      one?.sending?.abort()
      forget(one?.local)
      advance()
    },
    onUploaded: (listener) => {
      takers.add(listener)
      return () => takers.delete(listener)
    },
    close: () => {
      const all = [...running.values()]
      running.clear()
      for (const { sending, local } of all) {
        sending?.abort()
        forget(local)
      }
    }
  }
}
