import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  CopyPlus,
  Eye,
  EyeOff,
  FlipHorizontal2,
  FlipVertical2,
  Group,
  LayoutGrid,
  Lock,
  LockOpen,
  RotateCcw,
  RotateCw,
  Ungroup
} from 'lucide-react'
import { Button } from '../../../components/button/index.ts'
import { useEditor, useEditorState } from '../../../editor/index.ts'
import { useCheck } from '../panels/check/check-context.tsx'
import { ActionStrip } from '../fields/action-strip.tsx'
import { Disclosure } from '../fields/disclosure.tsx'
import { PatternFields } from './pattern-fields.tsx'
import { PlacementButtons } from './placement-buttons.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { SectionProps } from './registry.ts'

const Row = chakra('div', { base: { display: 'flex', gap: 3 } })

/** Alignment, distribution and z-order. */
export function ArrangeSection({ nodes }: SectionProps) {
  const { commands } = useEditor()
  const { areas } = useCheck()
  const areaId = useEditorState((state) => state.areaId)
  const sides = areas.filter(({ id }) => id !== areaId)
  const isLocked = nodes.every(({ locked }) => locked)
  const isHidden = nodes.every(({ hidden }) => hidden)
  return (
    <chakra.section
      aria-label={m.editor_arrange()}
      display="grid"
      gap={4}
      borderBlockStartWidth="1px"
      paddingBlockStart={4}
    >
      <PlaceFields nodes={nodes} />
      <PlacementButtons nodes={nodes} />
      <ActionStrip
        legend={nodes.length === 1 ? m.editor_align_to_area() : m.editor_align_to_others()}
        actions={[
          ['align-left', AlignStartVertical],
          ['align-centre', AlignCenterVertical],
          ['align-right', AlignEndVertical],
          ['align-top', AlignStartHorizontal],
          ['align-middle', AlignCenterHorizontal],
          ['align-bottom', AlignEndHorizontal]
        ]}
      />
      <Row>
        <ActionStrip
          legend={m.editor_order()}
          actions={[
            ['front', ArrowUpToLine],
            ['forward', ArrowUp],
            ['backward', ArrowDown],
            ['back', ArrowDownToLine]
          ]}
        />
        <ActionStrip
          legend={m.editor_space_out()}
          actions={[
            ['distribute-x', AlignHorizontalSpaceAround],
            ['distribute-y', AlignVerticalSpaceAround],
            ['tidy', LayoutGrid]
          ]}
        />
      </Row>
      <Row>
        <ActionStrip
          legend={m.editor_turn_step()}
          actions={[
            ['turn-left', RotateCcw],
            ['turn-right', RotateCw]
          ]}
        />
        <ActionStrip
          legend={m.editor_flip()}
          actions={[
            ['flip-x', FlipVertical2],
            ['flip-y', FlipHorizontal2]
          ]}
        />
        <ActionStrip
          legend={m.editor_group()}
          actions={[
            ['group', Group],
            ['ungroup', Ungroup]
          ]}
        />
      </Row>
      <Disclosure title={m.editor_pattern()}>
        <PatternFields nodes={nodes} />
      </Disclosure>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={3}>
        {sides.map(({ id, name }) => (
          <Button key={id} size="sm" onClick={() => commands.copyToSide(id)}>
            <CopyPlus aria-hidden />
            {m.editor_do_copy_to({ area: name })}
          </Button>
        ))}
        {sides.map(({ id, name }) => (
          <Button key={`mirror ${id}`} size="sm" onClick={() => commands.mirrorToSide(id)}>
            <FlipHorizontal2 aria-hidden />
            {m.editor_do_mirror_to({ area: name })}
          </Button>
        ))}
        <Button size="sm" onClick={() => commands.setLocked(!isLocked)}>
          {isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
          {isLocked ? m.editor_do_unlock() : m.editor_do_lock()}
        </Button>
        <Button size="sm" onClick={() => commands.setHidden(!isHidden)}>
          {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          {isHidden ? m.editor_do_show() : m.editor_do_hide()}
        </Button>
      </chakra.div>
    </chakra.section>
  )
}
