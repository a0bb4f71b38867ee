import { chakra } from '@chakra-ui/react'
import { type DesignNode, boundsOf } from '@motif/design'
import { m } from '@motif/messages'
import { AlignCenter, Check, ListChecks, Trash2, X } from 'lucide-react'
import { type ReactNode, type RefObject, Suspense, useRef } from 'react'
import { Button } from '../../../components/button/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { actionById, useEditorSetting, useEditorState, useFonts, useSelectedNodes } from '../../../editor/index.ts'
import { useLengthUnit } from '../fields/units.ts'
import { focusStage, useFocusReturn } from '../use-focus-return.ts'
import { sections } from './registry.ts'

const titles = {
  text: () => m.editor_text_title(),
  image: () => m.editor_image_title(),
  shape: () => m.editor_shape_title(),
  'clip-art': () => m.editor_layer_clip_art(),
  qr: () => m.editor_layer_qr(),
  group: () => m.editor_layer_group()
} satisfies Record<DesignNode['type'], () => string>

const multiSelect = actionById('multi-select')

interface FrameProps {
  /** Initial focus when opened. */
  head?: RefObject<HTMLElement | null> | undefined
  onClose?: (() => void) | undefined
  children: ReactNode
}

/** Escape moves focus from a field to the node, or closes the sheet. */
function Frame({ head, onClose, children }: FrameProps) {
  const root = useRef<HTMLElement>(null)
  useFocusReturn(root, head ? { head } : {})
  return (
    <chakra.section
      ref={root}
      aria-label={m.editor_inspector()}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: 4, lg: 5 }}
      paddingInline={{ base: 4, md: 6 }}
      paddingBlock={{ base: 3, lg: 6 }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        if (onClose) onClose()
        else focusStage(event.currentTarget.ownerDocument)
      }}
    >
      {children}
    </chakra.section>
  )
}

/** Settings of the selection: a side panel, or a closable sheet. */
export function Inspector({ onClose }: { onClose?: () => void }) {
  const setting = useEditorSetting()
  const { commands } = setting.editor
  const isAmongOthers = useEditorState(({ nodes }) => nodes.length > 1)
  const fonts = useFonts()
  const { unit } = useLengthUnit()
  const head = useRef<HTMLHeadingElement>(null)
  const chosen = useSelectedNodes()
  const [node, ...others] = chosen
  if (node === undefined) return null
  const box = fonts && others.length === 0 ? boundsOf(node, fonts) : undefined
  const written = (millimetres: number) => Number((millimetres / unit.millimetres).toFixed(unit.decimals))
  const ids = chosen.map(({ id }) => id)
  return (
    <Frame head={onClose && head} onClose={onClose}>
      <chakra.div display="flex" alignItems="center" gap={1} minHeight="target">
        <chakra.div marginInlineEnd="auto">
          <chakra.h2 ref={head} tabIndex={onClose && -1} fontSize="lg" outline="none">
            {others.length === 0 ? titles[node.type]() : m.editor_count_things({ count: chosen.length })}
          </chakra.h2>
          <chakra.div textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {box ? m.editor_size_of({ width: written(box.width), height: written(box.height), unit: unit.id }) : null}
          </chakra.div>
        </chakra.div>
        {onClose ? (
          <IconButton label={m.common_close()} icon={<X aria-hidden />} marginInlineEnd={-2} onClick={onClose} />
        ) : (
          <>
            {isAmongOthers ? (
              <IconButton
                size="sm"
                label={multiSelect.label()}
                icon={<ListChecks aria-hidden />}
                onClick={() => multiSelect.run(setting)}
              />
            ) : null}
            <Button size="sm" variant="quiet" onClick={() => commands.select([])}>
              <Check aria-hidden />
              {m.editor_done()}
            </Button>
          </>
        )}
      </chakra.div>
      {/* On phones as high as the sheet, to avoid layout shift. */}
      <Suspense fallback={<Skeleton height={{ base: '100svh', lg: '64' }} />}>
        {sections.map(({ id, isFor, Section }) =>
          isFor(chosen) ? (
            <Section
              key={[id, ...ids].join(' ')}
              node={node}
              nodes={chosen}
              onChange={(patch, key) => commands.change(ids, patch, key === undefined ? {} : { key })}
            />
          ) : null
        )}
      </Suspense>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={3}>
        <Button size="sm" onClick={commands.centre}>
          <AlignCenter aria-hidden />
          {m.editor_centre()}
        </Button>
        <Button size="sm" variant="danger" onClick={() => commands.remove()}>
          <Trash2 aria-hidden />
          {m.editor_delete()}
        </Button>
      </chakra.div>
    </Frame>
  )
}
