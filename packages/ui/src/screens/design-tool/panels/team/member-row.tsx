import { chakra } from '@chakra-ui/react'
import { type TeamMember, type TeamSize, type TeamTrouble, memberLimits } from '@motif/design'
import { m } from '@motif/messages'
import { CircleAlert, Eye, Trash2 } from 'lucide-react'
import { type KeyboardEvent, memo, useId, useState } from 'react'
import { Input } from '../../../../components/field/index.ts'
import { IconButton } from '../../../../components/icon-button/index.ts'
import { Select } from '../../../../components/select/index.ts'
import { memberName } from './member-name.ts'

export type MemberField = 'name' | 'number' | 'size' | 'quantity'

interface MemberRowProps {
  index: number
  member: TeamMember
  sizes: readonly TeamSize[]
  /** What is wrong with it, as far as it is to be told. */
  troubles: readonly TeamTrouble[]
  isShown: boolean
  onChange: (index: number, change: Partial<TeamMember>) => void
  /** Enter in a field leads to the same one of the next row. */
  onEnter: (index: number, field: MemberField) => void
  /** What was pasted, where it is more than a field takes; says whether it was taken. */
  onPaste: (index: number, text: string) => boolean
  onShow: (index: number) => void
  onRemove: (index: number) => void
}

const sentence = (trouble: TeamTrouble, { number, size }: TeamMember, sizes: readonly TeamSize[]) => {
  const { label = '', stock = 0 } = sizes.find(({ value }) => value === size) ?? {}
  switch (trouble) {
    case 'no-size':
      return m.editor_team_no_size()
    case 'sold-out':
      return label === '' ? m.editor_team_sold_out() : m.editor_team_size_sold_out({ size: label })
    case 'too-few':
      return label === ''
        ? m.editor_team_too_few({ count: stock })
        : m.editor_team_size_too_few({ size: label, count: stock })
    default:
      return m.editor_team_same_number({ number: number.trim() })
  }
}

/** One person: what is printed, on what size, how often. */
export const MemberRow = memo(function MemberRow({
  index,
  member,
  sizes,
  troubles,
  isShown,
  onChange,
  onEnter,
  onPaste,
  onShow,
  onRemove
}: MemberRowProps) {
  const { size, quantity } = member
  const told = useId()
  const row = index + 1
  const who = memberName(member, index)
  const hasSizes = sizes.length > 1
  const isSizeWrong = troubles.some((trouble) => trouble !== 'same-number')
  const shared = (field: MemberField, isWrong: boolean) => ({
    'data-field': field,
    'aria-describedby': troubles.length > 0 ? told : undefined,
    'aria-invalid': isWrong || undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      onEnter(index, field)
    }
  })
  const words = (field: 'name' | 'number') => ({
    ...shared(field, false),
    value: member[field],
    maxLength: memberLimits[field],
    autoComplete: 'off',
    dir: 'auto',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange(index, { [field]: currentTarget.value })
  })
  return (
    <chakra.li data-member={index} paddingBlock={3} borderBlockEndWidth="1px" display="grid" gap={2}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 5.5rem" gap={2}>
        <Input
          {...words('name')}
          aria-label={m.editor_team_name_of({ row })}
          placeholder={m.editor_team_name()}
          onPaste={(event) => {
            if (onPaste(index, event.clipboardData.getData('text/plain'))) event.preventDefault()
          }}
        />
        <Input
          {...words('number')}
          aria-label={m.editor_team_number_of({ row })}
          placeholder={m.editor_team_number()}
          inputMode="numeric"
          fontVariantNumeric="tabular-nums"
        />
      </chakra.div>
      <chakra.div
        display="grid"
        gridTemplateColumns={`${hasSizes ? 'minmax(0, 1fr) 3.5rem' : '3.5rem minmax(0, 1fr)'} auto auto`}
        gap={2}
        alignItems="center"
      >
        {hasSizes ? (
          <Select
            {...shared('size', isSizeWrong)}
            aria-label={m.editor_team_size_of({ row })}
            value={sizes.some(({ value }) => value === size) ? size : ''}
            onChange={({ currentTarget }) => onChange(index, { size: currentTarget.value })}
          >
            <option value="">{m.editor_team_size()}</option>
            {sizes.map(({ value, label, stock }) => (
              <option key={value} value={value} disabled={stock === 0}>
                {stock === 0 ? m.editor_team_size_gone({ size: label }) : label}
              </option>
            ))}
          </Select>
        ) : null}
        <QuantityInput
          {...shared('quantity', !hasSizes && isSizeWrong)}
          label={m.editor_team_quantity_of({ row })}
          value={quantity}
          onChange={(pieces) => onChange(index, { quantity: pieces })}
        />
        {hasSizes ? null : (
          <chakra.span textStyle="small" color="fg.muted">
            {m.editor_team_quantity()}
          </chakra.span>
        )}
        <IconButton
          label={m.editor_team_show({ who })}
          aria-pressed={isShown}
          color={isShown ? undefined : 'fg.muted'}
          icon={<Eye aria-hidden />}
          onClick={() => onShow(index)}
        />
        <IconButton
          label={m.editor_team_remove({ who })}
          color="fg.muted"
          icon={<Trash2 aria-hidden />}
          onClick={() => onRemove(index)}
        />
      </chakra.div>
      {troubles.length === 0 ? null : (
        <chakra.div id={told} textStyle="small" display="grid" gap={1}>
          {troubles.map((trouble) => (
            <chakra.span key={trouble} display="flex" gap={1.5} color={trouble === 'same-number' ? 'fg.muted' : 'bad'}>
              <CircleAlert size={18} strokeWidth={1.75} style={{ flexShrink: 0 }} aria-hidden />
              {sentence(trouble, member, sizes)}
            </chakra.span>
          ))}
        </chakra.div>
      )}
    </chakra.li>
  )
})

interface QuantityInputProps {
  label: string
  value: number
  onChange: (quantity: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A number of pieces; what is no number yet counts when it is one. */
function QuantityInput({ label, value, onChange, ...rest }: QuantityInputProps) {
  const [draft, setDraft] = useState<string>()
  return (
    <Input
      {...rest}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
      value={draft ?? String(value)}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value)
        const quantity = Number(currentTarget.value)
        if (Number.isInteger(quantity) && quantity >= 1 && quantity <= memberLimits.quantity) onChange(quantity)
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}
