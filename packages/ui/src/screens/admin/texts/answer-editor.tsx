import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { TextField } from '../../../components/field/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { Skeleton } from '../../../components/skeleton/index.ts'
import type { RichTextEditorProps } from '../rich-text/index.ts'
import type { Answer } from './text-form.ts'

/** A question that is dragged is known by its id; nothing else that is dropped is taken. */
const draggedQuestion = 'text/x-question'

export interface AnswerEditorProps {
  answer: Answer
  /** Counted over all groups, from 1. */
  number: number
  isFirst: boolean
  isLast: boolean
  isDisabled: boolean
  errorOf: (name: 'question' | 'blocks') => string | undefined
  at: string
  RichText: ((props: RichTextEditorProps) => ReactNode) | undefined
  onChange: (change: Partial<Answer>) => void
  onMove: (by: 1 | -1) => void
  onDropHere: (id: string) => void
  onRemove: () => void
}

/** A question with its answer; sortable by drag handle or buttons. */
export function AnswerEditor({
  answer,
  number,
  isFirst,
  isLast,
  isDisabled,
  errorOf,
  at,
  RichText,
  ...acts
}: AnswerEditorProps) {
  const { onChange, onMove, onDropHere, onRemove } = acts
  const item = useRef<HTMLLIElement>(null)
  const [isOpen, setOpen] = useState(answer.question === '')
  const wrong = errorOf('blocks')
  const errorId = useId()
  const isShown = isOpen || wrong !== undefined
  return (
    <chakra.li
      ref={item}
      onDragOver={(event: DragEvent) => {
        if (event.dataTransfer.types.includes(draggedQuestion)) event.preventDefault()
      }}
      onDrop={(event: DragEvent) => {
        const id = event.dataTransfer.getData(draggedQuestion)
        if (id === '') return
        event.preventDefault()
        if (id !== answer.id) onDropHere(id)
      }}
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap={2}
      paddingBlock={3}
      borderBlockStartWidth="1px"
    >
      <chakra.span
        aria-hidden
        draggable={!isDisabled}
        onDragStart={(event: DragEvent) => {
          event.dataTransfer.setData(draggedQuestion, answer.id)
          event.dataTransfer.effectAllowed = 'move'
          if (item.current) event.dataTransfer.setDragImage(item.current, 0, 0)
        }}
        cursor={isDisabled ? 'default' : 'grab'}
        color="fg.muted"
        alignSelf="center"
        paddingBlock={2}
      >
        <GripVertical size={20} strokeWidth={1.75} />
      </chakra.span>
      <chakra.div display="grid" gap={2} minWidth={0}>
        <TextField
          name={`${at}.question`}
          label={m.admin_texts_question({ number })}
          value={answer.question}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          error={errorOf('question')}
          onChange={({ currentTarget: { value } }) => onChange({ question: value })}
        />
        <chakra.div display="flex" gap={1}>
          <IconButton
            size="sm"
            data-move={`${answer.id} -1`}
            label={m.admin_texts_question_up({ number })}
            disabled={isFirst}
            onClick={() => onMove(-1)}
            icon={<ArrowUp aria-hidden />}
          />
          <IconButton
            size="sm"
            data-move={`${answer.id} 1`}
            label={m.admin_texts_question_down({ number })}
            disabled={isLast}
            onClick={() => onMove(1)}
            icon={<ArrowDown aria-hidden />}
          />
          <IconButton
            size="sm"
            label={m.admin_texts_question_remove({ number })}
            onClick={onRemove}
            icon={<Trash2 aria-hidden />}
          />
        </chakra.div>
        <chakra.details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <chakra.summary cursor="pointer" minHeight="target" alignContent="center">
            {m.admin_texts_answer({ number })}
          </chakra.summary>
          {!isShown ? null : RichText ? (
            <RichText
              initial={answer.blocks}
              label={m.admin_texts_answer({ number })}
              isDisabled={isDisabled}
              isInvalid={wrong !== undefined}
              errorId={errorId}
              onChange={({ blocks }) => onChange({ blocks: blocks.filter((block) => block.kind !== 'heading') })}
            />
          ) : (
            <Skeleton height="10rem" />
          )}
          {wrong === undefined ? null : (
            <chakra.p id={errorId} color="bad">
              {wrong}
            </chakra.p>
          )}
        </chakra.details>
      </chakra.div>
    </chakra.li>
  )
}
