import { assign } from 'xstate'
import { removeNodes } from '../commands/nodes.ts'
import { typeText, typingKey } from '../commands/typing.ts'
import { locate } from '../tree.ts'
import { editorSetup } from './setup.ts'
import type { MachineContext } from './types.ts'

/** One typing session is one undo step. A text left empty is removed. */
function finish({ context: { tools, activeId } }: { context: MachineContext }) {
  const id = activeId ?? ''
  const node = locate(tools.store.getSnapshot().nodes, id)?.node
  if (node?.type === 'text' && node.text.trim() === '')
    tools.store.execute({ ...removeNodes([id]), key: typingKey(id) })
  tools.store.endStep()
}

const begin = ({ context: { tools, activeId } }: { context: MachineContext }) => {
  tools.store.endStep()
  if (activeId !== null) tools.store.select([activeId])
}

/** Edits a text in place. Every keystroke is committed at once; Escape ends editing and loses nothing. */
export const editingText = editorSetup.createStateConfig({
  entry: begin,
  on: {
    TEXT_TYPED: {
      actions: ({ context: { tools, activeId }, event }) =>
        void (activeId !== null && tools.store.execute(typeText(activeId, event, tools.fonts())))
    },
    DONE: { target: 'idle', actions: finish },
    ESCAPE: { target: 'idle', actions: finish },
    EDIT_TEXT: [
      { guard: ({ context, event }) => event.nodeId === context.activeId },
      { target: 'editingText', reenter: true, actions: [finish, assign({ activeId: ({ event }) => event.nodeId })] }
    ],
    POINTER_DOWN: [
      { guard: 'isPan', target: 'panning', actions: [finish, 'down'] },
      { guard: 'isMain', target: 'pointing', actions: [finish, 'down', 'choosePressed'] }
    ]
  }
})
