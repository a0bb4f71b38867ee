import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Walk } from './types.ts'
import { eventName } from './written.ts'

/** A transition of a machine. */
export interface Step {
  definition: AnyTransitionDefinition
  /** Dotted paths of states; without a target the state does not change. */
  source: string
  targets: readonly string[]
  event: string
  /** Label of the guard; empty without a guard. */
  guard: string
  /** It applies only if the transitions of the same event before it do not. */
  isOtherwise: boolean
}

export interface StateOfChart {
  /** Dotted; empty for the machine itself. */
  path: string
  key: string
  isInitial: boolean
  isFinal: boolean
  isParallel: boolean
  /** An unconditional automatic transition leaves it immediately. */
  isPassing: boolean
  steps: readonly Step[]
  children: readonly StateOfChart[]
}

export const pathOf = ({ path }: AnyStateNode): string => path.join('.')

/** Key of a guard in the table of labels, and its parameter. */
function guardKey(guard: unknown, place: string): { key: string; parameter: string } {
  if (typeof guard === 'string') return { key: guard, parameter: '' }
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return { key: place, parameter: '' }
  const parameter = 'params' in guard && typeof guard.params === 'string' ? guard.params : ''
  return { key: String(guard.type), parameter }
}

/** Transitions of a state in the order of their definition, each with the key of its guard. */
function keyedSteps(node: AnyStateNode) {
  const events: [string, readonly AnyTransitionDefinition[]][] = [['', node.always ?? []], ...node.transitions]
  return events.flatMap(([type, definitions]) =>
    definitions.map((definition, index) => {
      const event = eventName(type)
      const guard =
        definition.guard === undefined
          ? undefined
          : guardKey(definition.guard, `${pathOf(node)} ${event} ${index + 1}`.trim())
      return { definition, event, index, guard }
    })
  )
}

const stepsOf = (node: AnyStateNode, words: Walk['guards']): Step[] =>
  keyedSteps(node).map(({ definition, event, index, guard }) => ({
    definition,
    source: pathOf(node),
    targets: (definition.target ?? []).map(pathOf),
    event,
    guard: guard === undefined ? '' : (words[guard.key] ?? guard.key).replace('$', guard.parameter),
    isOtherwise: index > 0
  }))

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)

const everyNode = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(everyNode)]

function chartStateOf(node: AnyStateNode, words: Walk['guards']): StateOfChart {
  const { parent } = node
  return {
    path: pathOf(node),
    key: node.key,
    isInitial: parent?.type === 'compound' && (parent.initial.target ?? []).some(({ id }) => id === node.id),
    isFinal: node.type === 'final',
    isParallel: node.type === 'parallel',
    isPassing: (node.always ?? []).at(-1)?.guard === undefined && (node.always ?? []).length > 0,
    steps: stepsOf(node, words),
    children: childrenOf(node).map((child) => chartStateOf(child, words))
  }
}

/** The states of a machine's chart. */
export const chartStatesOf = ({ machine, guards }: Pick<Walk, 'machine' | 'guards'>): StateOfChart =>
  chartStateOf(machine.root, guards)

/** Guard keys that need labels. */
export const guardKeysOf = (machine: AnyStateMachine): string[] => [
  ...new Set(everyNode(machine.root).flatMap((node) => keyedSteps(node).flatMap(({ guard }) => guard?.key ?? [])))
]

/** All event types handled by any state, without automatic ones. */
export const eventTypesOf = (machine: AnyStateMachine): string[] => [
  ...new Set(everyNode(machine.root).flatMap((node) => [...node.transitions.keys()]))
]

export const withAllInside = (state: StateOfChart): StateOfChart[] => [state, ...state.children.flatMap(withAllInside)]

/** Leaf states that are not left immediately. */
export const standingIn = (walk: Pick<Walk, 'machine' | 'guards'>): StateOfChart[] =>
  withAllInside(chartStatesOf(walk)).filter(
    ({ path, children, isPassing }) => path !== '' && children.length === 0 && !isPassing
  )
