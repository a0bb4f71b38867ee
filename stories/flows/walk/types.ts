import type { AnyActorLogic, AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'

/** An event as editable JSON. Its `error` becomes the error that the client or a flow throws. */
export interface WrittenEvent {
  type: string
  [member: string]: unknown
}

export interface OfferedEvent {
  event: WrittenEvent
  /** Distinguishes events of the same type. */
  called?: string
}

export interface Beginning {
  name: string
  input?: unknown
}

/** A running machine, and further props of its screen. */
export interface Opened {
  actor: AnyActorRef
  subject?: unknown
}

/** Data to walk through a machine: start, events, and labels of guards. */
export interface Walk {
  machine: AnyStateMachine
  beginnings: readonly [Beginning, ...Beginning[]]
  /** Include the results of actors and the ends of delays: actors do not answer, and the clock does not run. */
  events: readonly OfferedEvent[]
  /** Labels by a guard's name, or by its position if it has none: "form SUBMIT 2". `$` stands for the guard's parameter. */
  guards: Readonly<Record<string, string>>
  /** Actors other than a single call: child machines and listeners. */
  actors?: Readonly<Record<string, AnyActorLogic>>
  /** The part of the context on which the paths to other states depend. */
  key?: (context: never) => unknown
  /** Creates the machine as a part of what contains it. */
  open?: (inspect: (event: InspectionEvent) => void) => Opened
  /** Events that lead to each state, if a search would need everything that contains the machine. */
  paths?: Readonly<Record<string, readonly WrittenEvent[]>>
  /** States that no walk reaches, with the reason. */
  unreached?: Readonly<Record<string, string>>
}
