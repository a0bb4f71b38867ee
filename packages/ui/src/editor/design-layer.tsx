import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { readSvg, renderSvg } from './svg-markup.tsx'

export interface DesignLayerProps {
  /** Markup as `toSvg` of @motif/design writes it. */
  svg: string
}

/** A drawn print area, filling the box it is put in. Says nothing to a screen reader: the words stand beside it. */
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
