import type { ComponentType } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import type { AnyStateMachine } from 'xstate'
import { walkOf } from './machines/index.ts'
import { Chart } from './walk/chart.tsx'
import { type Layout, layoutOf } from './walk/layout.ts'
import { pathsOf } from './walk/paths.ts'
import type { Walk } from './walk/types.ts'
import { Viewport } from './walk/viewport.tsx'
import { Walker, type ViewProps } from './walk/walker.tsx'

interface Loaded {
  loaded: Record<string, unknown>
}

const loadersOf = (walk: Walk) => [async () => ({ layout: await layoutOf(walk) })]
const layoutIn = ({ loaded }: Loaded) => loaded['layout'] as Layout

/** The story of a machine's chart. The machine is not an arg: args are serialized into URLs, and a machine contains itself. */
export function chartOf(machine: AnyStateMachine) {
  const walk = walkOf(machine)
  return {
    loaders: loadersOf(walk),
    render: (_args: object, context: Loaded) => {
      const layout = layoutIn(context)
      return (
        <Viewport label={`Statechart of ${machine.id}`} size={layout} isWhole>
          <Chart layout={layout} />
        </Viewport>
      )
    }
  }
}

interface WalkOptions {
  isWide?: boolean
}

/** Number of states that a story visits; a test visits all. */
const visited = 4

/** The story that walks through a machine: visits some of its states, restarts it, sends an event and steps back. */
export function walkThrough<Machine extends AnyStateMachine>(
  machine: Machine,
  View: ComponentType<ViewProps<Machine>>,
  { isWide = false }: WalkOptions = {}
) {
  const walk = walkOf(machine)
  return {
    loaders: loadersOf(walk),
    // The screen in the frame has its own stories, in which axe checks it.
    parameters: { a11y: { options: { iframes: false } } },
    render: (_args: object, context: Loaded) => (
      <Walker
        walk={walk}
        layout={layoutIn(context)}
        View={View as ComponentType<ViewProps<AnyStateMachine>>}
        isWide={isWide}
      />
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const canvas = within(canvasElement)
      const chart = canvas.getByRole('region', { name: `Statechart of ${machine.id}` })
      const lit = () => [...chart.querySelectorAll('[aria-current]')].map((card) => card.getAttribute('data-state'))
      const goal = canvas.getByLabelText('State')
      const states = [...pathsOf(walk).keys()]
      const some = states.filter((_state, index) => index % Math.ceil(states.length / visited) === 0)
      for (const state of some) {
        await fireEvent.change(goal, { target: { value: state } })
        await waitFor(() => expect(lit()).toContain(state))
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Restart' }))
      const begun = lit()
      await userEvent.click(within(canvas.getByRole('list', { name: 'Events' })).getAllByRole('button')[0]!)
      await waitFor(() =>
        expect(within(canvas.getByRole('list', { name: 'What happened' })).getAllByText(/→/)).toHaveLength(2)
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Step back' }))
      await waitFor(() => expect(lit()).toEqual(begun))
      chart.focus()
      await userEvent.keyboard('0')
      await waitFor(() => expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth + 1))
      await userEvent.keyboard('1')
      await waitFor(() => expect(canvas.getByLabelText('Zoom of the chart')).toHaveTextContent('100 %'))
    }
  }
}
