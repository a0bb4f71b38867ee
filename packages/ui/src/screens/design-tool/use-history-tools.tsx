import { m } from '@motif/messages'
import { Redo2, Undo2 } from 'lucide-react'
import { useEditor, useEditorState } from '../../editor/index.ts'
import { type ToolButtonProps, toolIcon } from './tool-button.tsx'

/** Undo and redo for both tool bars. */
export function useHistoryTools(): (ToolButtonProps & { id: string })[] {
  const { commands } = useEditor()
  const canUndo = useEditorState((state) => state.canUndo)
  const canRedo = useEditorState((state) => state.canRedo)
  return [
    {
      id: 'undo',
      label: m.editor_tool_undo(),
      icon: <Undo2 {...toolIcon} />,
      onPress: commands.undo,
      isPossible: canUndo,
      shortcut: 'Control+Z'
    },
    {
      id: 'redo',
      label: m.editor_tool_redo(),
      icon: <Redo2 {...toolIcon} />,
      onPress: commands.redo,
      isPossible: canRedo,
      shortcut: 'Control+Shift+Z'
    }
  ]
}
