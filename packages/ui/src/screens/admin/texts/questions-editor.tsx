import { chakra } from '@chakra-ui/react'
import type { QuestionsText } from '@motif/contract'
import { textLimits } from '@motif/contract/text-rules'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { AnswerEditor, type AnswerEditorProps } from './answer-editor.tsx'
import { answerPut, movedAnswer } from './text-form.ts'

export interface QuestionsEditorProps extends Pick<AnswerEditorProps, 'RichText' | 'isDisabled'> {
  text: QuestionsText
  errorOf: (name: string) => string | undefined
  onChange: (text: QuestionsText) => void
}

const newId = (kind: 'q' | 'g') => `${kind}-${crypto.randomUUID().slice(0, 8)}`

/** Question groups; questions can be moved within and between groups. */
export function QuestionsEditor({ text, errorOf, onChange, isDisabled, RichText }: QuestionsEditorProps) {
  const { groups } = text
  const root = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ id: string; by: 1 | -1 } | undefined>()
  const set = (changed: QuestionsText['groups']) => onChange({ ...text, groups: changed })
  const ids = groups.flatMap(({ answers }) => answers.map(({ id }) => id))
  const numberOf = (id: string) => ids.indexOf(id) + 1

  // A question that moved is drawn at another place, where the button that was pressed would lose the focus.
  useEffect(() => {
    if (moved === undefined) return
    const button = (by: number) =>
      root.current?.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(moved.id)} ${by}"]:not(:disabled)`)
    ;(button(moved.by) ?? button(-moved.by))?.focus()
  }, [moved])

  return (
    <chakra.div ref={root} display="grid" gap={8} minWidth={0}>
      <VisuallyHidden as="output">
        {moved === undefined ? '' : m.admin_texts_question_moved({ number: numberOf(moved.id), count: ids.length })}
      </VisuallyHidden>
      {groups.map((group, index) => {
        const change = (changed: Partial<typeof group>) => set(groups.with(index, { ...group, ...changed }))
        return (
          <chakra.fieldset
            key={group.id}
            aria-label={m.admin_texts_group({ number: index + 1 })}
            minWidth={0}
            display="grid"
            gap={3}
            borderWidth="1px"
            borderRadius="panel"
            padding={4}
          >
            <TextField
              name={`groups.${index}.title`}
              label={m.admin_texts_group({ number: index + 1 })}
              value={group.title}
              maxLength={200}
              dir="auto"
              autoComplete="off"
              error={errorOf(`groups.${index}.title`)}
              onChange={({ currentTarget: { value } }) => change({ title: value })}
            />
            <ol>
              {group.answers.map((answer, place) => (
                <AnswerEditor
                  key={answer.id}
                  answer={answer}
                  number={numberOf(answer.id)}
                  isFirst={numberOf(answer.id) === 1}
                  isLast={numberOf(answer.id) === ids.length}
                  isDisabled={isDisabled}
                  RichText={RichText}
                  at={`groups.${index}.answers.${place}`}
                  errorOf={(name) => errorOf(`groups.${index}.answers.${place}.${name}`)}
                  onChange={(changed) => change({ answers: group.answers.with(place, { ...answer, ...changed }) })}
                  onMove={(by) => {
                    set(movedAnswer(groups, answer.id, by))
                    setMoved({ id: answer.id, by })
                  }}
                  onDropHere={(id) => set(answerPut(groups, id, { group: index, place }))}
                  onRemove={() => change({ answers: group.answers.toSpliced(place, 1) })}
                />
              ))}
            </ol>
            <chakra.div display="flex" flexWrap="wrap" gap={3}>
              <Button
                size="sm"
                disabled={group.answers.length >= textLimits.answers}
                onClick={() => change({ answers: [...group.answers, { id: newId('q'), question: '', blocks: [] }] })}
              >
                {m.admin_texts_add_question()}
              </Button>
              {groups.length === 1 ? null : (
                <Button size="sm" variant="quiet" onClick={() => set(groups.toSpliced(index, 1))}>
                  {m.admin_texts_remove_group({ number: index + 1 })}
                </Button>
              )}
            </chakra.div>
          </chakra.fieldset>
        )
      })}
      <div>
        <Button
          size="sm"
          disabled={groups.length >= textLimits.groups}
          onClick={() =>
            set([...groups, { id: newId('g'), title: '', answers: [{ id: newId('q'), question: '', blocks: [] }] }])
          }
        >
          {m.admin_texts_add_group()}
        </Button>
      </div>
    </chakra.div>
  )
}
