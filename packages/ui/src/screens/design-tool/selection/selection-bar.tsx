import { chakra } from '@chakra-ui/react'
import { type Paint, coloursOf } from '@motif/design'
import { m } from '@motif/messages'
import { Check, CopyPlus, ImageUp, ListChecks, Pencil, Trash2, WandSparkles } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { actionById, useEditor, useEditorSetting, useEditorState, useSelectedNodes } from '../../../editor/index.ts'
import { ToolButton, type ToolButtonProps, toolIcon } from '../tool-button.tsx'
import { useHistoryTools } from '../use-history-tools.tsx'
import { isFilled } from './is-filled.ts'
import { type PartEntry, everything, parts } from './parts.ts'

const ReplaceTool = lazy(async () => ({ default: (await import('../inspector/image/index.ts')).ReplaceTool }))
const CutoutTool = lazy(async () => ({ default: (await import('../inspector/image/index.ts')).CutoutTool }))

interface SelectionBarProps {
  openId: string | undefined
  onToggle: (id: string) => void
}

const editWords = actionById('edit-text')
const duplicate = actionById('duplicate')
const multiSelect = actionById('multi-select')

/** Touch-sized buttons; overflow scrolls. */
const row = {
  '& > button': {
    flex: '1 0 auto',
    width: 'auto',
    minWidth: '56px',
    maxWidth: '6.5rem',
    paddingInline: 1,
    outlineOffset: '-2px'
  }
} as const

/** Tools of the selection; replaces the insert tools. */
export function SelectionBar({ openId, onToggle }: SelectionBarProps) {
  const setting = useEditorSetting()
  const { commands } = useEditor()
  const chosen = useSelectedNodes()
  const history = useHistoryTools()
  const isAmongOthers = useEditorState(({ nodes }) => nodes.length > 1)
  const [node] = chosen
  if (node === undefined) return null
  const one = chosen.length === 1 && !node.locked ? node : undefined
  const tool = ({
    id,
    label,
    icon: Icon,
    isForLetters = false
  }: Pick<PartEntry, 'id' | 'label' | 'icon' | 'isForLetters'>) => (
    <ToolButton
      key={id}
      label={label()}
      icon={
        id === 'colour' && isFilled(node) && node.fill !== undefined ? (
          <Swatch paint={node.fill} />
        ) : (
          <Icon {...toolIcon} />
        )
      }
      isOpen={openId === id}
      isForLetters={isForLetters}
      onPress={() => onToggle(id)}
    />
  )
  const [first, ...others] = parts.filter(({ isFor }) => isFor(chosen))
  return (
    <chakra.div
      role="toolbar"
      aria-label={m.editor_tools()}
      position="relative"
      display="flex"
      paddingInline={1}
      paddingBlock="2px"
    >
      <chakra.div flex="1" minWidth={0} display="flex" overflowX="auto" overscrollBehaviorX="contain" css={row}>
        {first && tool(first)}
        {one?.type === 'image' ? (
          <Suspense
            fallback={
              <>
                <ComingTool label={m.editor_image_replace()} icon={<ImageUp {...toolIcon} />} />
                <ComingTool label={m.editor_image_cutout_tool()} icon={<WandSparkles {...toolIcon} />} />
              </>
            }
          >
            <ReplaceTool key={`replace-${one.id}`} nodeId={one.id} />
            <CutoutTool key={`cutout-${one.id}`} node={one} />
          </Suspense>
        ) : null}
        {others.map(tool)}
        {one?.type === 'text' ? (
          <ToolButton
            label={editWords.label()}
            icon={<Pencil {...toolIcon} />}
            onPress={() => editWords.run(setting)}
          />
        ) : null}
        {tool(everything)}
        <ToolButton
          label={duplicate.label()}
          icon={<CopyPlus {...toolIcon} />}
          onPress={() => duplicate.run(setting)}
        />
        {isAmongOthers ? (
          <ToolButton
            label={multiSelect.label()}
            icon={<ListChecks {...toolIcon} />}
            onPress={() => multiSelect.run(setting)}
          />
        ) : null}
        <ToolButton label={m.editor_delete()} icon={<Trash2 {...toolIcon} />} onPress={() => commands.remove()} />
        {history.map(({ id, ...undoing }) => (
          <ToolButton key={id} {...undoing} />
        ))}
      </chakra.div>
      <chakra.div flex="none" minWidth="56px" borderInlineStartWidth="1px" paddingInlineStart={1} marginInlineStart={1}>
        <ToolButton label={m.editor_done()} icon={<Check {...toolIcon} />} onPress={() => commands.select([])} />
      </chakra.div>
    </chakra.div>
  )
}

/** A tool that is loading. */
const ComingTool = ({ label, icon }: Pick<ToolButtonProps, 'label' | 'icon'>) => (
  <ToolButton label={label} icon={icon} isPossible={false} onPress={() => {}} />
)

/** A colour or gradient swatch. */
function Swatch({ paint }: { paint: Paint }) {
  const [first, ...others] = coloursOf(paint)
  return (
    <chakra.i
      aria-hidden
      boxSize="20px"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.control"
      forcedColorAdjust="none"
      style={{ background: others.length > 0 ? `linear-gradient(90deg, ${[first, ...others].join(', ')})` : first }}
    />
  )
}
