import type { Upload } from '@motif/contract'
import type { Observable } from '@motif/design'
import { failureOf } from '@motif/flows/outcome'
import type { UploadPlace, UploadState } from '@motif/ui/screens/design-tool'
import { createStore } from '../../services/store.ts'
import type { LocalPicture } from './local-pictures.ts'

/** A local file, ready for upload. */
export interface PreparedFile {
  file: File
  /** A note for the user about changes to it. */
  note?: string | undefined
}

export interface Picture extends PreparedFile {
  /** The local copy, once decoded. */
  local: LocalPicture | undefined
  /** Its position on the area. */
  place: UploadPlace | undefined
}

/** Position for a picture of a size; `index` is its position in the queue. */
export type PlaceFor = (size: Pick<LocalPicture, 'width' | 'height'>, index: number) => UploadPlace | undefined

export interface Going {
  /** From 0 to 1. */
  onProgress: (progress: number) => void
  signal: AbortSignal
}

interface Dependencies {
  /** Converts a file for upload, before it is shown. */
  prepare: (file: File, going: Going) => Promise<PreparedFile>
  send: (file: File, going: Going) => Promise<Upload>
  newId: () => string
  look: (file: File) => Promise<LocalPicture | undefined>
  forget: (picture: LocalPicture | undefined) => void
}

export interface Uploads extends Observable<readonly UploadState[]> {
  start: (file: File, placeFor: PlaceFor) => void
  retry: (id: string) => void
  /** Aborts and removes an upload. */
  dismiss: (id: string) => void
  /** Subscribes to finished uploads. */
  onUploaded: (listener: (upload: Upload & Picture) => void) => () => void
  /** Aborts all uploads. */
  close: () => void
}

/** Maximum concurrent uploads. */
const most = 3

interface Running extends Picture {
  state: UploadState
  /** The running step and its abort controller; undefined while queued or failed. */
  underway: { step: 'preparing' | 'sending'; controller: AbortController } | undefined
  isPrepared: boolean
  placeFor: PlaceFor
}

/** The upload queue, in the order of selection; finished uploads are passed on. */
export function createUploads({ prepare, send, newId, look, forget }: Dependencies): Uploads {
  const running = new Map<string, Running>()
  const takers = new Set<(upload: Upload & Picture) => void>()
  const states = createStore<readonly UploadState[]>([])
  const tell = () => states.set([...running.values()].map(({ state }) => state))
  const patch = (id: string, change: Partial<Running>) => {
    const one = running.get(id)
    if (one) running.set(id, { ...one, ...change })
  }
  const fail = (id: string, error: unknown) => {
    const one = running.get(id)
    if (!one) return
    const { step: _step, ...state } = one.state
    patch(id, { underway: undefined, state: { ...state, failure: failureOf(error) } })
  }

  /** The local preview does not wait for the upload. */
  async function show(id: string, { file, placeFor }: Running) {
    const local = await look(file)
    const one = running.get(id)
    if (!local || !one) return forget(local)
    const place = placeFor(local, [...running.keys()].indexOf(id))
    patch(id, { local, place, state: { ...one.state, ...(place && { shown: { ...place, address: local.address } }) } })
    tell()
  }

  /** Runs one step of an upload, reporting progress while it is current. */
  async function go<Outcome>(
    id: string,
    step: 'preparing' | 'sending',
    work: (going: Going) => Promise<Outcome>
  ): Promise<{ outcome: Outcome; one: Running } | undefined> {
    const controller = new AbortController()
    const { signal } = controller
    patch(id, { underway: { step, controller } })
    try {
      const outcome = await work({
        signal,
        onProgress: (progress) => {
          const one = running.get(id)
          if (one?.underway?.controller !== controller) return
          patch(id, { state: { ...one.state, progress, ...(step === 'preparing' && { step }) } })
          tell()
        }
      })
      const one = running.get(id)
      return signal.aborted || !one ? undefined : { outcome, one }
    } catch (error) {
      if (!signal.aborted) fail(id, error)
      return undefined
    }
  }

  async function ready(id: string, file: File) {
    const prepared = await go(id, 'preparing', (going) => prepare(file, going))
    if (prepared) {
      const { step: _step, ...state } = prepared.one.state
      patch(id, { ...prepared.outcome, underway: undefined, isPrepared: true, state: { ...state, progress: 0 } })
      const one = running.get(id)
      if (one) void show(id, one)
    }
    advance()
  }

  async function run(id: string, { file, placeFor }: Running) {
    const sent = await go(id, 'sending', (going) => send(file, going))
    if (sent) {
      const { outcome: upload, one } = sent
      // A small file may arrive before its local preview.
      const place = one.place ?? placeFor(upload, [...running.keys()].indexOf(id))
      running.delete(id)
      for (const take of takers) take({ ...upload, file, note: one.note, local: one.local, place })
    }
    advance()
  }
  /** Starts queued uploads up to the limit. */
  function advance() {
    const all = [...running.entries()]
    const under = all.filter(([, { underway }]) => underway?.step === 'sending').length
    const waiting = all.filter(
      ([, { underway, isPrepared, state }]) => isPrepared && underway === undefined && state.failure === undefined
    )
    for (const [id, one] of waiting.slice(0, Math.max(0, most - under))) void run(id, one)
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
        underway: undefined,
        isPrepared: false,
        state: { id, fileName: file.name, progress: 0 }
      }
      running.set(id, one)
      tell()
      void ready(id, file)
    },
    retry: (id) => {
      const one = running.get(id)
      if (one?.state.failure === undefined) return
      const { failure: _failure, ...state } = one.state
      running.set(id, { ...one, state: { ...state, progress: 0 } })
      if (one.isPrepared) advance()
      else {
        tell()
        void ready(id, one.file)
      }
    },
    dismiss: (id) => {
      const one = running.get(id)
      running.delete(id)
      one?.underway?.controller.abort()
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
      for (const { underway, local } of all) {
        underway?.controller.abort()
        forget(local)
      }
    }
  }
}
