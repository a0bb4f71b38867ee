import { chakra } from '@chakra-ui/react'
import { renderMermaidSVG } from 'beautiful-mermaid'
import { useMemo } from 'react'
import { expect, within } from 'storybook/test'
import type { AnyStateMachine } from 'xstate'
import { mermaidOf } from './mermaid.ts'
import { transitionsOf } from './transitions.ts'

interface StatechartProps {
  machine: AnyStateMachine
}

const token = (name: string) => `var(--chakra-colors-${name})`

const colours = {
  bg: token('bg'),
  fg: token('fg'),
  line: token('border-control'),
  accent: token('accent'),
  muted: token('fg-muted'),
  surface: token('bg-raised'),
  border: token('border-control')
}

function drawingOf(machine: AnyStateMachine, title: string): string {
  return renderMermaidSVG(mermaidOf(machine), { ...colours, transparent: true, font: 'Instrument Sans Variable' })
    .replace(/@import url\([^)]*\);/, '')
    .replaceAll(/^(\s*)(svg|text) \{/gm, '$1.statechart $2 {')
    .replace('<svg ', '<svg role="img" ')
    .replace('>', `><title>${title}</title>`)
}

const shortOf = (id: string) => id.slice(id.indexOf('.') + 1)

/** A machine's statechart, drawn from the machine itself, and every transition in words. */
function Statechart({ machine }: StatechartProps) {
  const title = `Statechart of ${machine.id}`
  const drawing = useMemo(() => ({ __html: drawingOf(machine, title) }), [machine, title])
  const transitions = useMemo(() => transitionsOf(machine), [machine])
  return (
    <chakra.article padding={6} display="grid" gap={6}>
      {/* Drawn here from the shop's own machines: nothing a person sent is in it. */}
      {/* oxlint-disable-next-line react/no-danger, jsx-a11y/no-noninteractive-tabindex -- wider than the page, so it is scrolled with the keyboard */}
      <chakra.section
        aria-label={title}
        tabIndex={0}
        overflowX="auto"
        className="statechart"
        css={{ '& > svg': { maxWidth: 'none' } }}
        dangerouslySetInnerHTML={drawing}
      />
      <section aria-label="Transitions">
        <chakra.h2 fontSize="lg" marginBlockEnd={3}>
          Transitions
        </chakra.h2>
        <chakra.ol textStyle="small" display="grid" gap={1}>
          {transitions.map(({ source, target, label }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two transitions may say the same; their order tells them apart
            <li key={index}>
              <b>{shortOf(source)}</b> {label}: {source === target ? 'stays' : shortOf(target)}
            </li>
          ))}
        </chakra.ol>
      </section>
    </chakra.article>
  )
}

/**
 * The story of a machine's chart: the drawing is there, named, and the list says no less. The machine is no arg of it,
 * as args are written into addresses and a machine refers to itself.
 */
export const chartOf = (machine: AnyStateMachine) => ({
  render: () => <Statechart machine={machine} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    const drawing = canvas.getByRole('img', { name: `Statechart of ${machine.id}` })
    for (const key of Object.keys(machine.states))
      await expect(within(drawing).getAllByText(key).length).toBeGreaterThan(0)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(transitionsOf(machine).length)
  }
})
