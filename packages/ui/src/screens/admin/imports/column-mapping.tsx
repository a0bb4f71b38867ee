import { chakra } from '@chakra-ui/react'
import type { ImportColumn, ImportHeadings } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { PanelTitle } from '../panel-title.tsx'

/** What was chosen for a file whose headings are not those an import expects. */
export interface Choice {
  columns: readonly ImportColumn[]
  templateName: string
}

export const choiceOf = ({ expected, template }: ImportHeadings): Choice => ({
  columns: expected.flatMap(({ column, index }) => (index === null ? [] : [{ column, index }])),
  templateName: template?.name ?? ''
})

/** Columns most files have; the others are shown on demand. */
const usual = new Set([
  'handle',
  'name',
  'category',
  'description',
  'sku',
  'price',
  'on hand',
  'picture',
  'stock',
  'e-mail',
  'phone',
  'newsletter',
  'note'
])

function repeatedIn(headings: ImportHeadings['headings']): string[] {
  const names = headings.map(({ heading }) => heading).filter((heading) => heading !== '')
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}

interface ColumnMappingProps {
  headings: ImportHeadings
  choice: Choice
  onChange: (choice: Choice) => void
  /** Says which columns must be chosen. */
  isChecked: boolean
}

/** Each column an import expects beside the columns of the file, with their first cells. */
export function ColumnMapping({ headings: read, choice, onChange, isChecked }: ColumnMappingProps) {
  const { headings, expected, template } = read
  const [isWhole, setIsWhole] = useState(false)
  const chosen = new Map(choice.columns.map(({ column, index }) => [column, index]))
  const repeated = repeatedIn(headings)
  const labels = headings.map(({ heading }, index) =>
    heading === ''
      ? m.admin_columns_number({ number: index + 1 })
      : repeated.includes(heading)
        ? m.admin_columns_repeated_one({ heading, number: index + 1 })
        : heading
  )
  const unread = labels.filter((_, at) => choice.columns.every(({ index }) => index !== at))
  const rows = expected.filter(
    ({ column, isNeeded, index }) => isWhole || isNeeded || index !== null || chosen.has(column) || usual.has(column)
  )
  const choose = (column: string, value: string) => {
    const others = choice.columns.filter((one) => one.column !== column)
    onChange({ ...choice, columns: value === '' ? others : [...others, { column, index: Number(value) }] })
  }
  return (
    <chakra.section aria-label={m.admin_columns_title()} display="grid" gap={4}>
      <div>
        <PanelTitle as="h3">{m.admin_columns_title()}</PanelTitle>
        <chakra.p color="fg.muted">{m.admin_columns_about()}</chakra.p>
      </div>
      {template ? <Notice tone="info">{m.admin_columns_follow({ name: template.name })}</Notice> : null}
      {repeated.length > 0 ? (
        <Notice tone="warn">{m.admin_columns_repeated({ headings: repeated.slice(0, 10).join(', ') })}</Notice>
      ) : null}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap={4}
      >
        {rows.map(({ column, header, isNeeded }) => {
          const index = chosen.get(column)
          const samples = index === undefined ? [] : (headings[index]?.samples ?? []).filter((cell) => cell !== '')
          return (
            <SelectField
              key={column}
              label={isNeeded ? m.admin_columns_needed({ header }) : header}
              isRequired={isNeeded}
              value={index ?? ''}
              hint={
                samples.length > 0 ? (
                  <chakra.span dir="auto" overflowWrap="anywhere" lineClamp={2}>
                    {samples.join(' · ')}
                  </chakra.span>
                ) : undefined
              }
              error={isChecked && isNeeded && index === undefined ? m.admin_columns_choose({ header }) : undefined}
              onChange={({ currentTarget: { value } }) => choose(column, value)}
            >
              <option value="">{m.admin_columns_leave_out()}</option>
              {labels.map((label, at) => (
                // The columns of a file stay as they are.
                // oxlint-disable-next-line react/no-array-index-key
                <option key={at} value={at}>
                  {label}
                </option>
              ))}
            </SelectField>
          )
        })}
      </chakra.div>
      {isWhole || rows.length === expected.length ? null : (
        <div>
          <Button variant="outline" size="sm" onClick={() => setIsWhole(true)}>
            {m.admin_columns_more()}
          </Button>
        </div>
      )}
      {unread.length > 0 ? (
        <chakra.p color="fg.muted" overflowWrap="anywhere" lineClamp={3}>
          {m.admin_columns_unread({ headings: unread.join(', ') })}
        </chakra.p>
      ) : null}
      <TextField
        label={m.admin_columns_remember()}
        hint={m.admin_columns_remember_hint()}
        isRequired={false}
        maxLength={80}
        value={choice.templateName}
        onChange={({ currentTarget: { value } }) => onChange({ ...choice, templateName: value })}
      />
    </chakra.section>
  )
}
