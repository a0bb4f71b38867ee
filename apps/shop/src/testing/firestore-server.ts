import { createRequire } from 'node:module'

/** A bidirectional stream. */
interface Stream {
  on(event: 'data', heed: (request: Request) => void): void
  on(event: 'end', heed: () => void): void
  emit(event: 'error', error: { code: number; message: string }): void
  write(response: unknown): void
  end(): void
}

interface Write {
  update?: { name: string }
  has_update: boolean
  has_delete: boolean
  update_transforms: { field_path: string }[]
}

interface Request {
  writes: Write[]
  has_remove_target: boolean
  remove_target: number
  add_target: { target_id: number }
}

interface State {
  writeV1Document(date: Date, write: Write): { toObject(): object }
  getDocument(name: string): {
    getField(path: string): { toV1ValueObject(): object } | undefined
    v1Transform(date: Date, transforms: Write['update_transforms']): void
  }
  v1Listen(request: Request, answer: (response: unknown) => void, onEnd: (act: () => void) => void): void
}

interface Emulator {
  state: State
  server: {
    handlers: Map<string, { func: (call: Stream) => void }>
    bindAsync(address: string, credentials: unknown, done: (error: Error | null, port: number) => void): void
  }
  stop(): void
}

const here = createRequire(import.meta.url)
const ofServer = createRequire(here.resolve('@firestore-emulator/server'))
const { FirestoreServer } = here('@firestore-emulator/server') as { FirestoreServer: new () => Emulator }
const { ServerCredentials } = ofServer('@grpc/grpc-js') as { ServerCredentials: { createInsecure(): unknown } }
const proto = (name: string) =>
  ofServer(`@firestore-emulator/proto/dist/google/${name}.js`) as Record<
    string,
    { fromObject(value: object): { toObject(): object } }
  >
const { WriteResponse, ListenResponse } = proto('firestore/v1/firestore')
const { WriteResult } = proto('firestore/v1/write')

const service = '/google.firestore.v1.Firestore/'
const removed = 2

const momentOf = (date: Date) => ({ seconds: Math.floor(date.getTime() / 1000), nanos: (date.getTime() % 1000) * 1e6 })

/** The emulator supports only the first server timestamp of a write, and no documents a transaction only reads. */
function completeWrites(state: State): void {
  const write = state.writeV1Document.bind(state)
  state.writeV1Document = (date, change) => {
    if (!change.has_update && !change.has_delete)
      return WriteResult?.fromObject({ update_time: momentOf(date) }) ?? { toObject: () => ({}) }
    const result = write(date, change)
    for (const transform of change.update_transforms.slice(1))
      state.getDocument(change.update?.name ?? '').v1Transform(date, [transform])
    return result
  }
}

/** The write stream: the first message opens it, each further one is applied and acknowledged. */
function writeStream({ state }: Emulator) {
  return (call: Stream) => {
    let number = 0
    const answer = (response: object) =>
      call.write(
        WriteResponse?.fromObject({
          stream_id: 'writes',
          stream_token: new TextEncoder().encode(String((number += 1))),
          ...response
        })
      )
    const resultOf = (date: Date, write: Write) => {
      const result = state.writeV1Document(date, write).toObject()
      const fieldOf = ({ field_path: path }: { field_path: string }) =>
        state
          .getDocument(write.update?.name ?? '')
          .getField(path)
          ?.toV1ValueObject() ?? { null_value: 0 }
      return { ...result, transform_results: write.update_transforms.map(fieldOf) }
    }
    call.on('data', ({ writes }) => {
      if (number === 0) return answer({})
      const date = new Date()
      try {
        answer({ write_results: writes.map((write) => resultOf(date, write)), commit_time: momentOf(date) })
      } catch (error) {
        call.emit('error', { code: 2, message: String(error), ...(error as object) })
      }
    })
    call.on('end', () => call.end())
  }
}

/** The listen stream for multiple queries; the emulator's own supports one. */
function listenStream({ state }: Emulator) {
  return (call: Stream) => {
    const targets = new Map<number, (() => void)[]>()
    const end = (id: number) => {
      for (const act of targets.get(id) ?? []) act()
      targets.delete(id)
    }
    call.on('data', (request) => {
      if (request.has_remove_target) {
        end(request.remove_target)
        call.write(
          ListenResponse?.fromObject({
            target_change: { target_change_type: removed, target_ids: [request.remove_target] }
          })
        )
        return
      }
      const { target_id: id } = request.add_target
      let isOn = true
      const ends: (() => void)[] = [() => void (isOn = false)]
      targets.set(id, ends)
      state.v1Listen(
        request,
        (response) => isOn && call.write(response),
        (act) => ends.push(act)
      )
    })
    call.on('end', () => {
      for (const id of targets.keys()) end(id)
      call.end()
    })
  }
}

/**
 * Starts an in-process Firestore that speaks the wire protocol only: no rules, no transaction isolation. Adds the write
 * and listen streams.
 */
export async function startFirestore(): Promise<{ port: number; stop: () => void }> {
  const emulator = new FirestoreServer()
  completeWrites(emulator.state)
  const { handlers } = emulator.server
  const replace = (name: string, func: (call: Stream) => void) =>
    Object.assign(handlers.get(`${service}${name}`) ?? {}, { func })
  replace('Write', writeStream(emulator))
  replace('Listen', listenStream(emulator))
  const port = await new Promise<number>((resolve, reject) => {
    emulator.server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound)
    )
  })
  return { port, stop: () => emulator.stop() }
}
