import type { Problem } from '@motif/contract'
import { ResponseError } from '@motif/contract/client'
import { type FailureCode, FlowError } from '@motif/flows/outcome'
import type { EventObject } from 'xstate'
import type { OfferedEvent, WrittenEvent } from './types.ts'

/** The result of an actor. */
export const did = (actor: string, output?: unknown, called?: string): OfferedEvent => ({
  event: { type: `xstate.done.actor.${actor}`, ...(output === undefined ? {} : { output }) },
  ...(called === undefined ? {} : { called })
})

interface WrittenError {
  status?: number
  code?: string
  detail?: string
  [member: string]: unknown
}

/** An actor's error: a response error if it has a status, else a network or flow error. */
export const failed = (actor: string, error: WrittenError | 'network', called?: string): OfferedEvent => ({
  event: { type: `xstate.error.actor.${actor}`, error: error === 'network' ? { code: 'network' } : error },
  called: called ?? (error === 'network' ? 'no network' : (error.code ?? 'refused'))
})

/** The end of a machine's delay; the clock of a walk does not run. */
export const waited = (delay: string, state: string): OfferedEvent => ({
  event: { type: `xstate.after.${delay}.${state}` }
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function errorOf(written: unknown): unknown {
  if (!isRecord(written)) return written
  const { status, code, detail = '' } = written
  if (typeof status === 'number') {
    const problem = { type: 'about:blank', title: String(detail), detail, requestId: 'story', ...written }
    return new ResponseError(status, problem as Problem)
  }
  return code === 'network'
    ? new TypeError('fetch failed')
    : new FlowError(String(detail), { code: code as FailureCode })
}

/** Converts a written event into the one that the machine receives. */
export function eventOf(written: WrittenEvent): EventObject {
  return 'error' in written
    ? Object.assign({ type: written.type }, written, { error: errorOf(written['error']) })
    : written
}

/** "login done" for `xstate.done.actor.login`, "after quiet" for a delay; other events unchanged. */
export function eventName(type: string): string {
  if (type === '') return 'at once'
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(type) ?? []
  if (kind === 'done.actor') return `${name} done`
  if (kind === 'error.actor') return `${name} failed`
  if (kind === 'done.state') return `${name} over`
  return kind === 'after' ? `after ${name.split('.')[0]}` : type
}
