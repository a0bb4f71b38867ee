import type { AnyStateMachine } from 'xstate'
import { type ChartState, statesOf, type Transition, transitionsOf } from './transitions.ts'

/** More labels than these on one arrow are counted instead of written: the list under the picture has them all. */
const labelsShown = 4

const nameOf = (id: string) => id.replaceAll(/\W/g, '_')
const quote = (text: string) => `"${text.replaceAll('"', "'")}"`

function writeState({ id, key, isFinal, children }: ChartState): string[] {
  if (children.length === 0) return [isFinal ? `${nameOf(id)}([${quote(key)}])` : `${nameOf(id)}(${quote(key)})`]
  return [`subgraph ${nameOf(id)}[${quote(key)}]`, ...children.flatMap(writeState), 'end']
}

/** Arrows end at states one can stand in: where a state has states inside, at those it begins with. */
function entriesOf(state: ChartState): ChartState[] {
  const initial = state.children.find(({ isInitial }) => isInitial)
  const inner = state.isParallel
    ? state.children
    : [initial ?? state.children[0]].filter((child) => child !== undefined)
  return inner.length === 0 ? [state] : inner.flatMap(entriesOf)
}

const everyState = (states: readonly ChartState[]): ChartState[] =>
  states.flatMap((state) => [state, ...everyState(state.children)])

function writeArrows(transitions: readonly Transition[], entries: ReadonlyMap<string, readonly string[]>): string[] {
  const labels = new Map<string, Set<string>>()
  for (const { source, target, label } of transitions) {
    const from = entries.get(source)?.[0]
    // What changes no state is told in the list alone.
    for (const to of source === target ? [] : (entries.get(target) ?? []))
      labels.set(`${from} ${to}`, (labels.get(`${from} ${to}`) ?? new Set()).add(label))
  }
  return [...labels].map(([pair, set]) => {
    const [from, to] = pair.split(' ')
    const all = [...set]
    const shown =
      all.length > labelsShown ? [...all.slice(0, labelsShown - 1), `and ${all.length - labelsShown + 1} more`] : all
    return `${from} -->|${quote(shown.join('<br/>'))}| ${to}`
  })
}

/** A machine as the text of a Mermaid flowchart. */
export function mermaidOf(machine: AnyStateMachine): string {
  const states = statesOf(machine)
  const entries = new Map(everyState(states).map((state) => [state.id, entriesOf(state).map(({ id }) => nameOf(id))]))
  const initial = states.filter(({ isInitial }) => isInitial)
  const beginnings = (initial.length > 0 ? initial : states)
    .flatMap(({ id }) => entries.get(id) ?? [])
    .map((to) => `start(( )) --> ${to}`)
  return [
    'graph TD',
    ...states.flatMap(writeState),
    ...beginnings,
    ...writeArrows(transitionsOf(machine), entries)
  ].join('\n')
}
