import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import {
  type EditorAction,
  actionById,
  titleOf,
  useEditorSetting,
  useEditorState,
  useSelectedNodes
} from '../../../editor/index.ts'

interface ActionStripProps {
  legend: string
  actions: readonly (readonly [id: EditorAction['id'], icon: LucideIcon])[]
}

const Part = chakra('button', {
  base: {
    flex: '1',
    minWidth: 0,
    minHeight: 'target',
    display: 'grid',
    placeItems: 'center',
    transitionProperty: 'background-color, color',
    transitionDuration: 'state',
    _hover: { bg: 'bg.raised' },
    '& + &': { borderInlineStartWidth: '1px' },
    '&[aria-disabled=true]': { color: 'fg.muted', opacity: 0.45, cursor: 'not-allowed', bg: 'transparent' }
  }
})

/** A toolbar of editor actions. Unavailable ones stay focusable. */
export function ActionStrip({ legend, actions }: ActionStripProps) {
  const setting = useEditorSetting()
  const chosen = useSelectedNodes()
  const state = useEditorState((value) => value)
  return (
    <chakra.fieldset minWidth={0} flexGrow={actions.length} flexBasis={0}>
      <chakra.legend textStyle="small" color="fg.muted" marginBlockEnd={1} whiteSpace="nowrap">
        {legend}
      </chakra.legend>
      {/* Left is left in every language. */}
      <chakra.div
        dir="ltr"
        display="flex"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="control"
        bg="bg.float"
        overflow="hidden"
      >
        {actions.map(([name, Icon]) => {
          const action = actionById(name)
          const isPossible = action.isPossible?.(chosen, state) ?? true
          return (
            <Part
              key={name}
              type="button"
              aria-label={action.label()}
              title={titleOf(action)}
              aria-disabled={!isPossible || undefined}
              onClick={() => (isPossible ? action.run(setting) : undefined)}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden />
            </Part>
          )
        })}
      </chakra.div>
    </chakra.fieldset>
  )
}
