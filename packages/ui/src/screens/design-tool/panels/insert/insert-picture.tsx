import { type HTMLChakraProps, chakra } from '@chakra-ui/react'
import { type NewGroup, type NewNode, type Paint, clipArtPath, coloursOf, qrPath, shapePath } from '@motif/design'

type Single = Exclude<NewNode, NewGroup>

function outlineOf(thing: Single): string {
  if (thing.type === 'shape') return shapePath(thing)
  return thing.type === 'qr' ? qrPath(thing) : (clipArtPath(thing) ?? '')
}

/** A decorative rendering of the node. */
export const InsertPicture = ({ thing }: { thing: NewNode }) =>
  thing.type === 'group' ? <GroupPicture group={thing} /> : <SinglePicture thing={thing} />

const colourOf = (paint: Paint | undefined) => (paint === undefined ? 'none' : coloursOf(paint)[0])

/** In its own colours, on a background that contrasts in dark mode. */
function GroupPicture({ group: { children } }: { group: NewGroup }) {
  const side = Math.max(
    ...children.flatMap(({ x, y, width, height }) => [2 * Math.abs(x) + width, 2 * Math.abs(y) + height])
  )
  return (
    <Frame side={side} borderRadius="control" _dark={{ bg: 'backdrop' }}>
      {children.map((child) => (
        <path
          key={child.id}
          d={shapePath(child)}
          transform={`translate(${child.x} ${child.y})`}
          fill={colourOf(child.fill)}
        />
      ))}
    </Frame>
  )
}

/** Margin around the picture as a fraction. */
const margin = 0.12

function Frame({ side, children, ...props }: HTMLChakraProps<'svg'> & { side: number }) {
  const whole = side * (1 + margin)
  return (
    <chakra.svg
      aria-hidden
      viewBox={[-whole / 2, -whole / 2, whole, whole].join(' ')}
      width="full"
      height="full"
      pointerEvents="none"
      {...props}
    >
      {children}
    </chakra.svg>
  )
}

/** In the current text colour. */
function SinglePicture({ thing }: { thing: Single }) {
  const stroke = 'stroke' in thing ? thing.stroke : undefined
  const fill = thing.fill === undefined || (thing.type === 'shape' && thing.shape === 'line') ? 'none' : 'currentColor'
  const [width, height] = [thing.width, thing.type === 'qr' ? thing.width : thing.height]
  // Half of a stroke lies outside of its shape.
  const side = Math.max(width, height) + (stroke?.width ?? 0)
  return (
    <Frame side={side}>
      <path
        d={outlineOf(thing)}
        fill={fill}
        {...(stroke
          ? {
              stroke: 'currentColor',
              strokeWidth: stroke.width,
              strokeDasharray: stroke.dash?.join(' '),
              strokeLinecap: stroke.cap
            }
          : undefined)}
      />
    </Frame>
  )
}
