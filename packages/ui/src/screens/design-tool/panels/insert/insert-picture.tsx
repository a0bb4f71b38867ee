import { type HTMLChakraProps, chakra } from '@chakra-ui/react'
import { type NewGroup, type NewNode, type Paint, clipArtPath, coloursOf, qrPath, shapePath } from '@motif/design'

type Single = Exclude<NewNode, NewGroup>

function outlineOf(node: Single): string {
  if (node.type === 'shape') return shapePath(node)
  return node.type === 'qr' ? qrPath(node) : (clipArtPath(node) ?? '')
}

/** A decorative rendering of the node. */
export const InsertPicture = ({ node }: { node: NewNode }) =>
  node.type === 'group' ? <GroupPicture group={node} /> : <SinglePicture node={node} />

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
function SinglePicture({ node }: { node: Single }) {
  const stroke = 'stroke' in node ? node.stroke : undefined
  const fill = node.fill === undefined || (node.type === 'shape' && node.shape === 'line') ? 'none' : 'currentColor'
  const [width, height] = [node.width, node.type === 'qr' ? node.width : node.height]
  // Half of a stroke lies outside of its shape.
  const side = Math.max(width, height) + (stroke?.width ?? 0)
  return (
    <Frame side={side}>
      <path
        d={outlineOf(node)}
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
