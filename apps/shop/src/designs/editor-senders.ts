import type { DesignEditorActor } from '@motif/flows/design-editor'
import type { DesignToolScreenProps } from '@motif/ui/screens/design-tool'

/** The screen's callbacks that are an event of the machine and nothing more. */
export const sendersOf = (actor: DesignEditorActor) =>
  ({
    onAreaChange: (choice) => actor.send({ type: 'AREA_CHANGED', ...choice }),
    onSelect: (choice) => actor.send({ type: 'SELECT', ...choice }),
    onPointerDown: (point) => actor.send({ type: 'POINTER_DOWN', ...point }),
    onPointerMove: ({ xMm, yMm }) => actor.send({ type: 'POINTER_MOVE', xMm, yMm }),
    onPointerUp: ({ xMm, yMm }) => actor.send({ type: 'POINTER_UP', xMm, yMm }),
    onPointerCancel: () => actor.send({ type: 'POINTER_CANCEL' }),
    onEscape: () => actor.send({ type: 'ESCAPE' }),
    onNudge: (move) => actor.send({ type: 'NUDGE', ...move }),
    onTextChange: (change) => actor.send({ type: 'TEXT_CHANGED', ...change }),
    onTextCommit: () => actor.send({ type: 'TEXT_COMMITTED' }),
    onNodeChange: (change) => actor.send({ type: 'CHANGE_NODE', ...change }),
    onCentre: (choice) => actor.send({ type: 'CENTRE', ...choice }),
    onDelete: (choice) => actor.send({ type: 'DELETE', ...choice }),
    onUndo: () => actor.send({ type: 'UNDO' }),
    onRedo: () => actor.send({ type: 'REDO' })
  }) satisfies Partial<DesignToolScreenProps>
