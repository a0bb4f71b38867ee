import { chakra } from '@chakra-ui/react'
import { type NewThing, clipArtPath, qrPath, shapePath } from '@motif/design'

function outlineOf(thing: NewThing): string {
  if (thing.type === 'shape') return shapePath(thing)
  return thing.type === 'qr' ? qrPath(thing) : (clipArtPath(thing) ?? '')
}

/** As it is drawn on the product, in the colour of the words around it. Says nothing to a screen reader. */
export function ThingPicture({ thing }: { thing: NewThing }) {
  const stroke = 'stroke' in thing ? thing.stroke : undefined
  const fill = thing.fill === undefined || (thing.type === 'shape' && thing.shape === 'line') ? 'none' : 'currentColor'
  const [width, height] = [thing.width, thing.type === 'qr' ? thing.width : thing.height]
  // Half of a line stands outside of what it is drawn around.
  const side = Math.max(width, height) + (stroke?.width ?? 0)
  return (
    <chakra.svg
      aria-hidden
      viewBox={[-side / 2, -side / 2, side, side].join(' ')}
      width="full"
      height="full"
      pointerEvents="none"
    >
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
    </chakra.svg>
  )
}
