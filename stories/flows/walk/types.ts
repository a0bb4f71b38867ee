import type { AnyActorLogic, AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'

/** An event as editable JSON. Its `error` becomes what the client or a flow throws. */
export interface WrittenEvent {
  type: string
  [member: string]: unknown
}

export interface OfferedEvent {
  event: WrittenEvent
  /** Tells events of the same type apart. */
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
  /** Answers of actors and the end of a delay are events as well: nothing answers, and no time passes, by itself. */
  events: readonly OfferedEvent[]
  /** By a guard's name, or by its place where it has none: "form SUBMIT 2". `$` stands for the guard's parameter. */
  guards: Readonly<Record<string, string>>
  /** Actors that are more than a call: machines inside, and what listens. */
  actors?: Readonly<Record<string, AnyActorLogic>>
  /** What tells stays in the same state apart, where a path to another state depends on it. */
  key?: (context: never) => unknown
  /** Starts the machine within what it is part of. */
  open?: (inspect: (event: InspectionEvent) => void) => Opened
  /** Events that lead to each state, where a search for them would need all that the machine is part of. */
  paths?: Readonly<Record<string, readonly WrittenEvent[]>>
  /** States that no walk leads to, and why. */
  unreached?: Readonly<Record<string, string>>
}
