import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from '@motif/ui/components/visually-hidden'
import { memo } from 'react'
import type { AnyTransitionDefinition } from 'xstate'
import type { StateOfChart } from './graph.ts'
import { conditionOf, goalOf, type Layout, lengths, type PlacedCard, type PlacedEdge } from './layout.ts'

const rem = (pixels: number) => `${pixels / 16}rem`

interface Lit {
  /** Dotted paths of the active states. */
  states: ReadonlySet<string>
  /** The transitions taken last. */
  taken: ReadonlySet<AnyTransitionDefinition>
}

const nothing: Lit = { states: new Set(), taken: new Set() }

const place = ({ x, y, width }: { x: number; y: number; width: number }) => ({
  insetInlineStart: rem(x),
  top: rem(y),
  width: rem(width)
})

const edgeOf = ({ state, isWithin }: PlacedCard) => (isWithin ? `steps ${state.path}` : `state ${state.path}`)

/** SVG path of the arrowhead at the end of a line. */
function headOf(points: PlacedEdge['points']): string {
  const [before, end] = points.slice(-2)
  if (before === undefined || end === undefined) return ''
  const { x, y } = end
  const [size, half] = [8, 4]
  if (Math.abs(end.x - before.x) >= Math.abs(end.y - before.y)) {
    const back = x - Math.sign(end.x - before.x) * size
    return `M${x} ${y}L${back} ${y - half}L${back} ${y + half}Z`
  }
  const back = y - Math.sign(end.y - before.y) * size
  return `M${x} ${y}L${x - half} ${back}L${x + half} ${back}Z`
}

interface LineProps {
  edge: PlacedEdge
  tone: 'taken' | 'open' | 'idle'
}

const tones = {
  taken: { color: 'accent', strokeWidth: '3' },
  open: { color: 'fg', strokeWidth: '1.5' },
  idle: { color: 'border.control', strokeWidth: '1' }
} as const

const Line = memo(({ edge: { points }, tone }: LineProps) => (
  <chakra.g color={tones[tone].color} strokeWidth={tones[tone].strokeWidth}>
    <path
      d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
    />
    <path d={headOf(points)} fill="currentColor" stroke="none" />
  </chakra.g>
))

const kindOf = ({ isInitial, isFinal, isPassing, isParallel }: StateOfChart) =>
  [isInitial && 'begins here', isFinal && 'end', isPassing && 'left at once', isParallel && 'all at once']
    .filter(Boolean)
    .join(', ')

interface CardProps {
  card: PlacedCard
  isActive: boolean
  /** Indexes of its transitions that were taken last, joined by commas. */
  taken: string
  onGoTo?: ((path: string) => void) | undefined
}

/** Memoized: a chart has many cards. */
const Card = memo(({ card, isActive, taken, onGoTo }: CardProps) => {
  const { state, isWithin, rows } = card
  const takenRows = taken.split(',')
  const isHere = isActive && !isWithin
  return (
    <chakra.li
      position="absolute"
      {...place(card)}
      minHeight={rem(card.height)}
      dir="ltr"
      lang="en"
      aria-current={isHere ? 'step' : undefined}
      data-state={state.path}
      bg={isHere ? 'accent.soft' : 'bg.float'}
      borderRadius="control"
      borderWidth={state.isFinal ? '4px' : '1px'}
      borderStyle={state.isFinal ? 'double' : state.isPassing || isWithin ? 'dashed' : 'solid'}
      borderColor={isHere ? 'accent' : 'border.control'}
      outline={isHere ? '2px solid' : undefined}
      outlineColor="accent"
    >
      <chakra.div
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap={2}
        height={rem(lengths.title)}
        paddingInline={3}
        fontSize="sm"
      >
        {isWithin ? (
          <chakra.span color="fg.muted">
            {state.path === '' ? 'In every state' : `Anywhere in ${state.key}`}
          </chakra.span>
        ) : onGoTo === undefined ? (
          <b>{state.key}</b>
        ) : (
          <chakra.button
            type="button"
            aria-label={`Go to ${state.path}`}
            fontWeight="bold"
            cursor="pointer"
            minHeight={6}
            _hover={{ textDecoration: 'underline' }}
            onClick={() => onGoTo(state.path)}
          >
            {state.key}
          </chakra.button>
        )}
        <chakra.span fontSize="xs" color="fg.muted">
          {isWithin ? '' : kindOf(state)}
        </chakra.span>
      </chakra.div>
      <chakra.ul listStyleType="none">
        {rows.map(({ step, height }, index) => {
          const isTaken = takenRows.includes(String(index))
          return (
            <chakra.li
              // oxlint-disable-next-line react/no-array-index-key -- two transitions may have the same text; only their order differs
              key={index}
              minHeight={rem(height)}
              paddingInline={3}
              paddingBlock={rem(lengths.gap / 2)}
              borderBlockStartWidth="1px"
              borderInlineStartWidth="4px"
              borderInlineStartColor={isTaken ? 'accent' : 'transparent'}
              lineHeight={rem(lengths.line)}
              fontSize="sm"
              color={isActive ? 'fg' : 'fg.muted'}
            >
              <div>
                <chakra.span fontWeight={isActive ? 'semibold' : 'medium'}>{step.event}</chakra.span> → {goalOf(step)}
                {isTaken ? <VisuallyHidden>, taken last</VisuallyHidden> : null}
              </div>
              <chakra.div fontSize="xs" color="fg.muted">
                {conditionOf(step)}
              </chakra.div>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.li>
  )
})

interface ChartProps {
  layout: Layout
  /** @default nothing is lit */
  lit?: Lit
  onGoTo?: (path: string) => void
}

/** A machine's statechart: a card per state with its events, and lines to their targets. */
export function Chart({ layout, lit = nothing, onGoTo }: ChartProps) {
  const { width, height, frames, cards, edges } = layout
  const toneOf = ({ source, target }: PlacedEdge): LineProps['tone'] => {
    const card = cards.find((one) => edgeOf(one) === source)
    const isTaken = card?.rows.some(
      ({ step }) =>
        lit.taken.has(step.definition) &&
        step.targets.includes(target) &&
        step.definition.source.path.join('.') === card.state.path
    )
    if (isTaken === true) return 'taken'
    return card !== undefined && lit.states.has(card.state.path) ? 'open' : 'idle'
  }
  const drawn = edges
    .map((edge) => ({ edge, tone: toneOf(edge) }))
    .toSorted((a, b) => Object.keys(tones).indexOf(b.tone) - Object.keys(tones).indexOf(a.tone))
  return (
    <chakra.div position="relative" width={rem(width)} height={rem(height)}>
      {frames.map((frame) => (
        <chakra.div
          key={frame.state.path}
          position="absolute"
          {...place(frame)}
          height={rem(frame.height)}
          borderWidth="1px"
          borderColor={lit.states.has(frame.state.path) ? 'accent' : 'border.control'}
          borderStyle={frame.state.isParallel ? 'double' : 'solid'}
          borderRadius="panel"
          bg="bg.raised"
          paddingInline={3}
          paddingBlock={2}
          fontSize="sm"
          lang="en"
          textAlign="start"
        >
          <b>{frame.state.key}</b>{' '}
          <chakra.span fontSize="xs" color="fg.muted">
            {kindOf(frame.state)}
          </chakra.span>
        </chakra.div>
      ))}
      <chakra.svg
        aria-hidden
        position="absolute"
        inset={0}
        width="full"
        height="full"
        viewBox={`0 0 ${width} ${height}`}
        pointerEvents="none"
        _rtl={{ transform: 'scaleX(-1)' }}
      >
        {drawn.map(({ edge, tone }) => (
          <Line key={edge.id} edge={edge} tone={tone} />
        ))}
      </chakra.svg>
      <chakra.ul listStyleType="none">
        {cards.map((card) => (
          <Card
            key={edgeOf(card)}
            card={card}
            isActive={card.state.path === '' || lit.states.has(card.state.path)}
            taken={card.rows.flatMap(({ step }, index) => (lit.taken.has(step.definition) ? [index] : [])).join(',')}
            onGoTo={onGoTo}
          />
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
