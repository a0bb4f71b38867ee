import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { readSvg, renderSvg } from './svg-markup.tsx'

export interface DesignLayerProps {
  /** Markup written by `toSvg` of @motif/design. */
  svg: string
}

/** A rendered print area that fills its box. Hidden from screen readers: a text alternative is next to it. */
export function DesignLayer({ svg }: DesignLayerProps) {
  const drawing = useMemo(() => readSvg(svg), [svg])
  if (!drawing) return null
  return (
    <chakra.svg
      aria-hidden
      viewBox={drawing.attributes['viewBox']}
      position="absolute"
      inset={0}
      width="full"
      height="full"
      overflow="hidden"
      pointerEvents="none"
    >
      {renderSvg(drawing.children)}
    </chakra.svg>
  )
}
