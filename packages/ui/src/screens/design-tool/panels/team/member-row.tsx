import { chakra } from '@chakra-ui/react'
import type { MemberFindings, TeamMember, TeamSize, TeamIssue } from '@motif/design'
import { m } from '@motif/messages'
import { memo, useId } from 'react'
import { type MemberFieldProps, QuantityField, SizeField, MemberTextField } from './member-fields.tsx'
import { memberName } from './member-name.ts'
import { RowButtons, type RowButtonsProps } from './row-buttons.tsx'
import { RowNotes, notesOf } from './row-notes.tsx'

export interface MemberRowProps
  extends Omit<RowButtonsProps, 'who'>, Pick<MemberFieldProps, 'index' | 'member' | 'sizes' | 'onChange'> {
  member: TeamMember
  sizes: readonly TeamSize[]
  /** Issues to show. */
  troubles: readonly TeamIssue[]
  /** Findings of the member's item. */
  found: MemberFindings | undefined
  /** The product previews this member. */
  isShown: boolean
}

/** Shared logic of table rows and cards. */
function usePartsOf({ index, member, sizes, troubles, found, onChange, ...buttons }: MemberRowProps) {
  const id = useId()
  const notes = notesOf({ index, member, sizes, troubles, found })
  const fields: MemberFieldProps = {
    index,
    member,
    sizes,
    onChange,
    told: notes.length > 0 ? id : undefined,
    isSizeWrong: troubles.some((trouble) => trouble !== 'same-number')
  }
  return {
    fields,
    notes: notes.length > 0 ? <RowNotes id={id} notes={notes} /> : undefined,
    buttons: <RowButtons {...buttons} index={index} who={memberName(member, index)} />,
    hasSizes: sizes.length > 1
  }
}

/** A member as a table row. */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { fields, notes, buttons, hasSizes } = usePartsOf(props)
  const state = { 'data-member': props.index, 'data-shown': props.isShown || undefined }
  return (
    <>
      <tr {...state}>
        <th scope="row">{props.index + 1}</th>
        <td>
          <MemberTextField field="name" {...fields} />
        </td>
        <td>
          <MemberTextField field="number" {...fields} />
        </td>
        {hasSizes ? (
          <td>
            <SizeField {...fields} />
          </td>
        ) : null}
        <td>
          <QuantityField {...fields} />
        </td>
        <td data-buttons>{buttons}</td>
      </tr>
      {notes === undefined ? null : (
        <tr {...state} data-notes>
          <td colSpan={hasSizes ? 6 : 5}>{notes}</td>
        </tr>
      )}
    </>
  )
})

/** A member as a card. */
export const MemberCard = memo(function MemberCard(props: MemberRowProps) {
  const { fields, notes, buttons, hasSizes } = usePartsOf(props)
  return (
    <chakra.li
      data-member={props.index}
      paddingBlock={3}
      borderBlockEndWidth="1px"
      borderInlineStartWidth={props.isShown ? '3px' : undefined}
      borderInlineStartColor="accent"
      paddingInlineStart={props.isShown ? 2 : undefined}
      display="grid"
      gap={2}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 5.5rem" gap={2}>
        <MemberTextField field="name" {...fields} />
        <MemberTextField field="number" {...fields} />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap={2} alignItems="center">
        {hasSizes ? (
          <chakra.span flex="1 1 6rem">
            <SizeField {...fields} />
          </chakra.span>
        ) : null}
        <chakra.span flex="none" width="3.5rem">
          <QuantityField {...fields} />
        </chakra.span>
        {hasSizes ? null : (
          <chakra.span textStyle="small" color="fg.muted" flex="1">
            {m.editor_team_quantity()}
          </chakra.span>
        )}
        <chakra.span display="inline-flex" flex="none" marginInlineStart="auto">
          {buttons}
        </chakra.span>
      </chakra.div>
      {notes}
    </chakra.li>
  )
})
