import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Keyboard, Maximize, Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'
import { useEditor, useObservable } from '../context.tsx'

const step = 1.25

/** Zoom controls. */
export const ZoomBar = memo(function ZoomBar({ onShortcuts }: { onShortcuts: () => void }) {
  const { camera } = useEditor()
  const percent = useObservable(camera, () => Math.round(camera.getZoom() * 100))
  return (
    <chakra.div
      data-over-stage=""
      role="toolbar"
      aria-label={m.editor_view()}
      display="flex"
      alignItems="center"
      bg="bg.float"
      borderRadius="full"
      boxShadow="float"
      paddingInline={1}
      pointerEvents="auto"
    >
      <IconButton
        label={m.editor_zoom_out()}
        icon={<Minus aria-hidden size={18} />}
        size="sm"
        onClick={() => camera.zoomBy(1 / step)}
      />
      <chakra.output
        aria-label={m.editor_zoom()}
        textStyle="small"
        fontVariantNumeric="tabular-nums"
        minWidth="3rem"
        textAlign="center"
      >
        {m.editor_zoom_percent({ percent })}
      </chakra.output>
      <IconButton
        label={m.editor_zoom_in()}
        icon={<Plus aria-hidden size={18} />}
        size="sm"
        onClick={() => camera.zoomBy(step)}
      />
      <IconButton
        label={m.editor_zoom_fit()}
        icon={<Maximize aria-hidden size={18} />}
        size="sm"
        onClick={() => camera.fit()}
      />
      <chakra.span display={{ base: 'none', lg: 'block' }}>
        <IconButton
          label={m.editor_shortcuts()}
          icon={<Keyboard aria-hidden size={18} />}
          size="sm"
          onClick={onShortcuts}
        />
      </chakra.span>
    </chakra.div>
  )
})
