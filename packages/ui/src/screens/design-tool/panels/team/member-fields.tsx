import { type TeamMember, type TeamSize, memberLimits } from '@motif/design'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Input } from '../../../../components/field/index.ts'
import { Select } from '../../../../components/select/index.ts'

export type MemberField = keyof TeamMember

/** Fields of a row in order. */
export const fieldsFor = (sizes: readonly TeamSize[]): readonly MemberField[] =>
  sizes.length > 1 ? ['name', 'number', 'size', 'quantity'] : ['name', 'number', 'quantity']

export interface MemberFieldProps {
  index: number
  member: TeamMember
  sizes: readonly TeamSize[]
  /** Id of the row's messages. */
  told: string | undefined
  /** Invalid size, or short stock. */
  isSizeWrong: boolean
  onChange: (index: number, change: Partial<TeamMember>) => void
}

const shared = (field: MemberField, { told }: MemberFieldProps, isWrong: boolean) => ({
  'data-field': field,
  'aria-describedby': told,
  'aria-invalid': isWrong || undefined
})

/** A single-line name or number. */
export function MemberTextField({ field, ...props }: MemberFieldProps & { field: 'name' | 'number' }) {
  const row = props.index + 1
  return (
    <Input
      {...shared(field, props, false)}
      {...(field === 'number' && { inputMode: 'numeric', fontVariantNumeric: 'tabular-nums' })}
      aria-label={field === 'name' ? m.editor_team_name_of({ row }) : m.editor_team_number_of({ row })}
      placeholder={field === 'name' ? m.editor_team_name() : m.editor_team_number()}
      value={props.member[field]}
      maxLength={memberLimits[field]}
      autoComplete="off"
      dir="auto"
      onChange={({ currentTarget }) => props.onChange(props.index, { [field]: currentTarget.value })}
    />
  )
}

export function SizeField(props: MemberFieldProps) {
  const { index, member, sizes, isSizeWrong, onChange } = props
  return (
    <Select
      {...shared('size', props, isSizeWrong)}
      aria-label={m.editor_team_size_of({ row: index + 1 })}
      value={sizes.some(({ value }) => value === member.size) ? member.size : ''}
      onChange={({ currentTarget }) => onChange(index, { size: currentTarget.value })}
    >
      <option value="">{m.editor_team_size()}</option>
      {sizes.map(({ value, label, stock }) => (
        <option key={value} value={value} disabled={stock === 0}>
          {stock === 0 ? m.editor_team_size_gone({ size: label }) : label}
        </option>
      ))}
    </Select>
  )
}

/** A quantity; applied once valid. */
export function QuantityField(props: MemberFieldProps) {
  const { index, member, sizes, isSizeWrong, onChange } = props
  const [draft, setDraft] = useState<string>()
  return (
    <Input
      {...shared('quantity', props, sizes.length <= 1 && isSizeWrong)}
      aria-label={m.editor_team_quantity_of({ row: index + 1 })}
      inputMode="numeric"
      autoComplete="off"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
      value={draft ?? String(member.quantity)}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value)
        const quantity = Number(currentTarget.value)
        if (Number.isInteger(quantity) && quantity >= 1 && quantity <= memberLimits.quantity)
          onChange(index, { quantity })
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}
