import type { AnyStateMachine } from 'xstate'
import { type DirectedGraphNode, toDirectedGraph } from 'xstate/graph'

/** One step a machine can take, in words. */
export interface Transition {
  source: string
  target: string
  /** The event, with its guard where it has a name. */
  label: string
}

export interface ChartState {
  id: string
  key: string
  isFinal: boolean
  isInitial: boolean
  isParallel: boolean
  children: readonly ChartState[]
}

/** "login done" for `xstate.done.actor.login`; events of people stay as they are. */
function eventName(type: string): string {
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(type) ?? []
  if (kind === 'done.actor') return `${name} done`
  if (kind === 'error.actor') return `${name} failed`
  if (kind === 'done.state') return `${name} over`
  return kind === 'after' ? `after ${name.split('.')[0]} ms` : type
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return ` [${guard}]`
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return ''
  const params = 'params' in guard && typeof guard.params === 'string' ? ` ${guard.params}` : ''
  return ` [${String(guard.type)}${params}]`
}

const flatten = (node: DirectedGraphNode): DirectedGraphNode[] => [node, ...node.children.flatMap(flatten)]

/** Every transition of a machine, in the order it is written; the graph leaves out those that wait for no event. */
export const transitionsOf = (machine: AnyStateMachine): Transition[] =>
  flatten(toDirectedGraph(machine)).flatMap(({ id, stateNode, edges }) => [
    ...(stateNode.always ?? []).flatMap(({ target = [], guard }) =>
      target.map((to) => ({ source: id, target: to.id, label: `at once${guardName(guard)}` }))
    ),
    ...edges.map(({ source, target, label, transition }) => ({
      source: source.id,
      target: target.id,
      label: `${eventName(label.text)}${guardName(transition.guard)}`
    }))
  ])

function stateOf({ id, stateNode, children }: DirectedGraphNode): ChartState {
  const { parent } = stateNode
  const isInitial = parent?.type === 'compound' && (parent.initial.target ?? []).some((target) => target.id === id)
  return {
    id,
    key: stateNode.key,
    isFinal: stateNode.type === 'final',
    isInitial,
    isParallel: stateNode.type === 'parallel',
    children: children.map(stateOf)
  }
}

export const statesOf = (machine: AnyStateMachine): readonly ChartState[] =>
  toDirectedGraph(machine).children.map(stateOf)
