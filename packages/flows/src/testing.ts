import type { Problem, ProblemCode } from '@motif/contract'
import { type AnswerOf, type CallResult, ResponseError } from '@motif/contract/client'
import {
  fromPromise,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type StateValue
} from 'xstate'
import { getShortestPaths, toDirectedGraph } from 'xstate/graph'
import { isSuccess, type OutcomeCall } from './outcome/index.ts'
import { errorOf } from './outcome/refusal.ts'

type Node = ReturnType<typeof toDirectedGraph>

const leavesOf = (node: Node): string[] =>
  node.children.length === 0 ? [node.stateNode.path.join('.')] : node.children.flatMap(leavesOf)

/** All leaf states of a machine as dotted paths. */
export const statesOf = (machine: AnyStateMachine): string[] => leavesOf(toDirectedGraph(machine)).toSorted()

const leavesIn = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([parent, inner]) =>
        inner === undefined ? [] : leavesIn(inner).map((leaf) => `${parent}.${leaf}`)
      )

/** States on the shortest paths for the given events; invoked actors do not run, their results are events. */
export function reachedStates<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly (EventFromLogic<Machine> | (EventObject & Record<string, unknown>))[],
  inputs: readonly InputFrom<Machine>[],
  key: (context: ContextFrom<Machine>) => unknown = () => ''
): string[] {
  const reached = new Set<string>()
  for (const input of inputs) {
    const paths = getShortestPaths(machine as AnyStateMachine, {
      input,
      events: events as EventObject[],
      filterEvents: (snapshot, event) => (snapshot as AnyMachineSnapshot).can(event),
      serializeState: (snapshot) =>
        JSON.stringify([
          (snapshot as AnyMachineSnapshot).value,
          key((snapshot as AnyMachineSnapshot).context as ContextFrom<Machine>)
        ])
    })
    for (const path of paths) {
      for (const leaf of leavesIn((path.state as AnyMachineSnapshot).value)) reached.add(leaf)
    }
  }
  return [...reached].toSorted()
}

/** Result of an invoked actor, as an event of a path. */
export const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output })
export const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error })

/** An error response of the API. */
export function refused(status: number, code: ProblemCode, more: Partial<Problem> = {}): ResponseError {
  return new ResponseError(status, {
    type: 'about:blank',
    title: code,
    status,
    detail: `Told: ${code}`,
    code,
    requestId: 'r1',
    ...more
  })
}

export const lostNetwork = () => new TypeError('fetch failed')

/** An actor whose calls are answered by the test, in any order. */
export function answerable<Output, Input = NonReducibleUnknown>() {
  interface Waiting {
    input: Input
    signal: AbortSignal
    answer: (output: Output) => Promise<void>
    refuse: (error: unknown) => Promise<void>
  }
  const calls: Waiting[] = []
  const logic: PromiseActorLogic<Output, Input> = fromPromise<Output, Input>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    calls.push({
      input,
      signal,
      answer: (output) => {
        resolve(output)
        return flushPromises()
      },
      refuse: (error) => {
        reject(error)
        return flushPromises()
      }
    })
    return promise
  })
  const last = () => {
    const call = calls.at(-1)
    if (call === undefined) throw new Error('Nobody called')
    return call
  }
  return { logic, calls, last }
}

/** Flushes pending promises; no time passes. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

/** The outcome of a call by the rules of `outcome`: the response, or the catalogue's error. */
export async function toOutcome<Name extends OutcomeCall>(
  name: Name,
  promise: Promise<CallResult<AnswerOf<Name>>>
): Promise<CallResult<AnswerOf<Name>>> {
  const answer = await promise.catch((cause: unknown) => {
    throw errorOf(name, cause)
  })
  if (isSuccess(name, answer)) return answer
  throw errorOf(name, answer)
}
