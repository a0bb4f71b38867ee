import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useEditorSetting, useFonts } from '../context.tsx'
import { createNodeLayer } from './node-layer.ts'

/** What is on the print area, as it will be printed; follows gestures past React. */
export function DesignCanvas({ widthMm, heightMm }: { widthMm: number; heightMm: number }) {
  const { editor, images } = useEditorSetting()
  const fonts = useFonts()
  const root = useRef<SVGGElement>(null)
  useEffect(() => {
    if (!fonts || !root.current) return undefined
    const layer = createNodeLayer(root.current, { fonts, images })
    const draw = () => layer.update(editor.live.getSnapshot().nodes)
    draw()
    const stop = editor.live.subscribe(draw)
    return () => {
      stop()
      layer.forget()
    }
  }, [editor, fonts, images])
  return (
    <chakra.svg aria-hidden viewBox={`0 0 ${widthMm} ${heightMm}`} position="absolute" left={0} top={0} overflow="hidden" pointerEvents="none" maxWidth="none" style={{ width: widthMm, height: heightMm }}>
      <g ref={root} />
    </chakra.svg>
  )
}
