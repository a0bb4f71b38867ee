import { chakra } from '@chakra-ui/react'
import { Button } from '@motif/ui/components/button'
import { SelectField } from '@motif/ui/components/select'
import { type ComponentType, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine, EventFrom, EventObject, SnapshotFrom } from 'xstate'
import { Chart } from './chart.tsx'
import { EventList } from './event-list.tsx'
import { Frame } from './frame.tsx'
import { standingIn } from './graph.ts'
import type { Layout } from './layout.ts'
import { inWords, Log } from './log.tsx'
import { pathsOf } from './paths.ts'
import { begin, leavesIn, type Run, statesIn } from './run.ts'
import type { Beginning, Walk } from './types.ts'
import { Viewport } from './viewport.tsx'
import { eventOf } from './written.ts'

/** Props of a machine's screen. */
export interface ViewProps<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>
  send: (event: EventFrom<Machine>) => void
  actor: ActorRefFrom<Machine>
  /** The `subject` that `open` of the walk returned with the machine. */
  subject: unknown
}

export interface WalkerProps {
  walk: Walk
  layout: Layout
  View: ComponentType<ViewProps<AnyStateMachine>>
  /** The screen takes the page's width instead of a phone's frame: it needs the actual window. */
  isWide?: boolean
}

const eventsOf = (run: Run) =>
  run
    .entries()
    .map(({ event }) => event)
    .filter(({ type }) => type !== 'xstate.init')

/** A running machine with its chart, screen, accepted events and log. */
export function Walker({ walk, layout, View, isWide = false }: WalkerProps) {
  const [run, setRun] = useState(() => begin(walk, walk.beginnings[0]))
  useEffect(() => run.stop, [run])
  const entries = useSyncExternalStore(run.subscribe, run.entries)
  const snapshot = run.actor.getSnapshot() as AnyMachineSnapshot
  const states = useMemo(() => new Set(statesIn(snapshot)), [snapshot])
  const last = entries.at(-1)
  const taken = useMemo(() => new Set(last?.taken), [last])
  const [here] = leavesIn(snapshot)
  const reachable = standingIn(walk).filter(({ path }) => pathsOf(walk).has(path))
  const accepted = walk.events.filter(({ event }) => snapshot.can(eventOf(event)))
  const restart = (beginning: Beginning, events: readonly EventObject[] = []) => setRun(begin(walk, beginning, events))
  const goTo = useCallback(
    (state: string) => {
      const path = pathsOf(walk).get(state)
      if (path !== undefined) setRun(begin(walk, path.beginning, path.events))
    },
    [walk]
  )
  const screen = (
    // A new run remounts the screen, which discards typed text.
    <View
      key={runKey(run)}
      snapshot={snapshot}
      send={(event) => run.actor.send(event)}
      subject={run.subject}
      actor={run.actor as never}
    />
  )
  return (
    <chakra.div
      padding={{ base: 4, md: 6 }}
      display="grid"
      gap={6}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: isWide ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 390px' }}
    >
      <chakra.div display="grid" gap={4} minWidth={0}>
        <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap={3}>
          {walk.beginnings.length > 1 ? (
            <SelectField
              label="Begins as"
              width="15rem"
              value={run.beginning.name}
              onChange={({ target }) => {
                const chosen = walk.beginnings.find(({ name }) => name === target.value)
                if (chosen) restart(chosen)
              }}
            >
              {walk.beginnings.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
          ) : null}
          <SelectField
            label="State"
            width="15rem"
            value={reachable.some(({ path }) => path === here) ? here : ''}
            onChange={({ target }) => goTo(target.value)}
          >
            <option value="">Go to a state</option>
            {reachable.map(({ path }) => (
              <option key={path}>{path}</option>
            ))}
          </SelectField>
          <Button disabled={entries.length < 2} onClick={() => restart(run.beginning, eventsOf(run).slice(0, -1))}>
            Step back
          </Button>
          <Button onClick={() => restart(run.beginning)}>Restart</Button>
        </chakra.div>
        <chakra.output aria-label="Last event" textStyle="label" minHeight={6}>
          <bdi>{last === undefined ? '' : inWords(last)}</bdi>
        </chakra.output>
        <Viewport label={`Statechart of ${walk.machine.id}`} size={layout} follows={here}>
          <Chart layout={layout} lit={{ states, taken }} onGoTo={goTo} />
        </Viewport>
        <chakra.div
          display="grid"
          gap={6}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <EventList
            key={`${runKey(run)} ${entries.length}`}
            accepted={accepted}
            onSend={(event) => run.actor.send(eventOf(event))}
          />
          <Log entries={entries} />
        </chakra.div>
      </chakra.div>
      {isWide ? (
        // Elements with a fixed position stay inside.
        <chakra.div contain="layout paint" overflow="auto" height="800px" borderWidth="1px" borderRadius="panel">
          {screen}
        </chakra.div>
      ) : (
        <Frame title={`Screen of ${walk.machine.id}`}>{screen}</Frame>
      )}
    </chakra.div>
  )
}

const keys = new WeakMap<Run, number>()
let runs = 0

/** A key that identifies a run. */
function runKey(run: Run): number {
  const known = keys.get(run) ?? (runs += 1)
  keys.set(run, known)
  return known
}
